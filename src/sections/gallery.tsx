import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as breakpoints from "../styles/breakpoints.module.css";
import { Drawing } from "../ui/drawing";
import { jpegOf, Picture, type PictureSource } from "../ui/picture";
import * as styles from "./gallery.module.css";
import { containerSizes } from "./picture-sizes";

export const fragment = graphql`
  fragment Gallery on GalleryItem {
    caption
    image {
      ...PictureSource
    }
  }
`;

/** `sizes` of pictures in pairs. If their number is odd, the first one has the full width (gallery.module.css). */
const pairSizes = `(min-width: 86rem) 39.5rem, ${breakpoints.tablet} 45vw, 92vw`;

type EnlargeableFigureProps = {
  image?: PictureSource | null;
  drawing?: Queries.DrawingSourceFragment | null;
  caption: string;
  sizes: string;
};

/** Names its link by the alternative text, so that the caption is read out only once (src/lightbox). */
export const EnlargeableFigure = ({ image, drawing, caption, sizes }: EnlargeableFigureProps) => (
  <figure>
    <a
      href={image ? jpegOf(image) : (drawing?.src.publicURL ?? undefined)}
      className={image ? "photo" : styles.drawn}
    >
      <span className="visually-hidden">{sectionStrings.enlarge} </span>
      {image ? <Picture image={image} sizes={sizes} /> : null}
      {drawing ? <Drawing drawing={drawing} /> : null}
    </a>
    <figcaption className="caption small quiet">
      <span data-caption="">{caption}</span>
    </figcaption>
  </figure>
);

export function Gallery({ items }: { items: readonly Queries.GalleryFragment[] }) {
  return (
    <ul className={`two-columns ${styles.gallery}`} data-gallery={sectionStrings.gallery}>
      {items.map(({ image, caption }, index) => (
        <li key={caption} className={styles.item}>
          <EnlargeableFigure
            image={image}
            caption={caption}
            sizes={index === 0 && items.length % 2 === 1 ? containerSizes : pairSizes}
          />
        </li>
      ))}
    </ul>
  );
}
