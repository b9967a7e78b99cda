import { graphql } from "gatsby";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";

export const fragment = graphql`
  fragment HeroPictureSource on ContentImage {
    ...PictureSource
    square {
      childImageSharp {
        # Seen through a scrim: at the site's 45 it weighs twice as much.
        gatsbyImageData(width: 720, breakpoints: [560, 720], avifOptions: { quality: 24 })
      }
    }
    # The size that messengers and social networks ask for; 1200 × 630 in src/seo/seo.tsx too.
    shareImage: src {
      childImageSharp {
        resize(width: 1200, height: 630, cropFocus: ATTENTION, toFormat: JPG, quality: 74) {
          src
        }
      }
    }
  }
  fragment PhoneImage on PhoneImage {
    src {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [560, 720], avifOptions: { quality: 24 })
      }
    }
    broad: src {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [900, 1200], avifOptions: { quality: 32 })
      }
    }
  }
`;

type HeroPictureProps = {
  image: Queries.HeroPictureSourceFragment;
  phoneImage: Queries.PhoneImageFragment | null | undefined;
  /** Shows the whole picture: a film over it is not cropped either. */
  isWhole: boolean;
  /** Media query of the windows that get the crop. */
  cropMedia: string;
  /** `sizes` of wide layouts. */
  sizes: string;
  className: string;
};

/**
 * Tells phones in portrait 75vw for 100vw: behind a scrim, 1.4 to 1.9 image pixels per CSS pixel are sharp enough
 * (picture-sizes.ts).
 */
export function HeroPicture({ image, phoneImage, isWhole, cropMedia, sizes, className }: HeroPictureProps) {
  const isOnTablets = cropMedia === breakpoints.portraitWindow;
  const cropSizes = isWhole ? "100vw" : "75vw";
  const crop = {
    file: phoneImage?.src ?? image.square,
    broadFile: isOnTablets ? phoneImage?.broad : null,
    media: cropMedia,
    sizes: isOnTablets ? `${breakpoints.broad} 100vw, ${cropSizes}` : cropSizes,
  };
  return (
    <Picture
      image={image}
      sizes={isWhole ? `${breakpoints.portraitPhone} 70vw, ${sizes}` : sizes}
      {...((phoneImage || !isWhole) && { crop })}
      hasPriority
      className={className}
    />
  );
}
