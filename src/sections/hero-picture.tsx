import { graphql } from "gatsby";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Picture } from "../ui/picture";

export const fragment = graphql`
  fragment HeroPictureSource on ContentImage {
    ...PictureSource
    # The size that messengers and social networks ask for; 1200 × 630 in src/seo/seo.tsx too.
    shareImage: src {
      childImageSharp {
        resize(width: 1200, height: 630, cropFocus: ATTENTION, toFormat: JPG, quality: 74) {
          src
        }
      }
    }
  }
  fragment HeroSquare on ContentImage {
    square {
      childImageSharp {
        # At the site's quality of 45, the crop would weigh twice as much.
        gatsbyImageData(width: 720, breakpoints: [560, 720], avifOptions: { quality: 24 })
      }
    }
  }
  # Masonry and foliage show blocks at 24; projects' pages have less else to load.
  fragment ProjectSquare on ContentImage {
    square {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [560, 720], avifOptions: { quality: 36 })
      }
    }
  }
  fragment PhoneImage on PhoneImage {
    src {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [560, 720], avifOptions: { quality: 26 })
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
  image: Queries.HeroPictureSourceFragment & Queries.HeroSquareFragment;
  phoneImage: Queries.PhoneImageFragment | null | undefined;
  /** Omits the square crop, which the video over the picture would not match. */
  isWhole: boolean;
  /** Media query of the viewports that get the picture for phones or, without one, the square crop. */
  portraitMedia: string;
  /** `sizes` of wide layouts. */
  sizes: string;
  className: string;
};

export function HeroPicture({
  image,
  phoneImage,
  isWhole,
  portraitMedia,
  sizes,
  className,
}: HeroPictureProps) {
  const hasTabletVersion = portraitMedia === breakpoints.portraitViewport;
  const portraitFile = phoneImage?.src ?? (isWhole ? null : image.square);
  // States 75vw for a crop 100vw wide: phones load 1.4 to 1.9 image pixels per CSS pixel (picture-sizes.ts).
  const phoneSizes = isWhole ? "100vw" : "75vw";
  const portraitSizes = hasTabletVersion ? `${breakpoints.broad} 100vw, ${phoneSizes}` : phoneSizes;
  // States 70vw so that phones load a smaller file of a film's whole picture, too.
  const wholeSizes = isWhole ? `${breakpoints.portraitPhone} 70vw, ${sizes}` : sizes;
  return (
    <Picture
      image={image}
      sizes={wholeSizes}
      artDirection={{
        file: portraitFile,
        broadFile: hasTabletVersion ? phoneImage?.broad : null,
        media: portraitMedia,
        sizes: portraitSizes,
      }}
      hasPriority
      className={className}
    />
  );
}
