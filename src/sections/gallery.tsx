import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as widths from "../styles/breakpoints.module.css";
import { jpegOf, Picture } from "../ui/picture";
import * as styles from "./gallery.module.css";

export const fragment = graphql`
  fragment Gallery on GalleryItem {
    caption
    image {
      ...PictureSource
      creator
    }
  }
`;

/** Pairs on tablets; of an odd number, the first picture has the full width (gallery.module.css). */
const wide = "(min-width: 86rem) 80rem, 92vw";
const half = `(min-width: 86rem) 39.5rem, ${widths.tablet} 45vw, 92vw`;

/** Links are named by the alternative text, so that the caption is read once (src/lightbox). */
export function Gallery({ items }: { items: readonly Queries.GalleryFragment[] }) {
  return (
    <ul className={`pair ${styles.gallery}`} data-gallery={sectionStrings.gallery}>
      {items.map(({ image, caption }, index) => (
        <li key={caption} className={styles.item}>
          <figure>
            <a href={jpegOf(image)} className="photo">
              <span className="visually-hidden">{sectionStrings.enlarge} </span>
              <Picture image={image} sizes={index === 0 && items.length % 2 === 1 ? wide : half} />
            </a>
            <figcaption className="caption small quiet">
              <span data-caption="">{caption}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
