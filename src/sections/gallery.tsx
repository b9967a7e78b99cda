import { graphql } from "gatsby";
import { Picture } from "../ui/picture";
import * as styles from "./gallery.module.css";

export const fragment = graphql`
  fragment Gallery on GalleryItem {
    caption
    image {
      ...PictureSource
    }
  }
`;

/** Pictures in 16:9 with their captions; the first takes the whole width. */
export function Gallery({ items }: { items: readonly Queries.GalleryFragment[] }) {
  return (
    <ul className={styles.gallery}>
      {items.map(({ image, caption }) => (
        <li key={caption} className={styles.item}>
          <figure>
            <div className={styles.frame}>
              <Picture image={image} sizes="(min-width: 80rem) 80rem, 92vw" className={styles.image} />
            </div>
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
