import { graphql } from "gatsby";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";

export const fragment = graphql`
  fragment HeroPictureSource on ContentImage {
    ...PictureSource
    square {
      childImageSharp {
        # At the site's quality of 45 it weighs twice as much.
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
  /** Omits the square crop, which the video over the picture would not match. */
  isWhole: boolean;
  /** Media query of the viewports that get the picture for phones, else the square crop. */
  portraitMedia: string;
  /** `sizes` of wide layouts. */
  sizes: string;
  className: string;
};

/** States 75vw for a picture 100vw wide: phones load 1.4 to 1.9 image pixels per CSS pixel (picture-sizes.ts). */
export function HeroPicture({
  image,
  phoneImage,
  isWhole,
  portraitMedia,
  sizes,
  className,
}: HeroPictureProps) {
  const isOnTablets = portraitMedia === breakpoints.portraitViewport;
  const square = isWhole ? null : image.square;
  const portraitSizes = isWhole ? "100vw" : "75vw";
  return (
    <Picture
      image={image}
      sizes={isWhole ? `${breakpoints.portraitPhone} 70vw, ${sizes}` : sizes}
      artDirection={{
        file: phoneImage?.src ?? square,
        broadFile: isOnTablets ? phoneImage?.broad : null,
        media: portraitMedia,
        sizes: isOnTablets ? `${breakpoints.broad} 100vw, ${portraitSizes}` : portraitSizes,
      }}
      hasPriority
      className={className}
    />
  );
}
