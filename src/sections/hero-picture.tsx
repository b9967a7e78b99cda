import { graphql } from "gatsby";
import { Picture } from "../ui/picture";

export const fragment = graphql`
  fragment HeroPictureSource on ContentImage {
    ...PictureSource
    portrait {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 720])
      }
    }
  }
`;

/** Phones held upright, where the crop around the focal point fits better than the whole picture. */
const uprightPhone = "(max-width: 47.99rem) and (orientation: portrait)";

type HeroPictureProps = { image: Queries.HeroPictureSourceFragment; alt?: string; className?: string };

/** The picture that fills the head of a page, and the page's largest above the fold. */
export function HeroPicture({ image, alt, className }: HeroPictureProps) {
  const crop = { file: image.portrait, media: uprightPhone, sizes: "100vw" };
  return <Picture image={image} alt={alt} sizes="100vw" crop={crop} priority className={className} />;
}
