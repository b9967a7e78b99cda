import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as widths from "../styles/breakpoints.module.css";
import { jpegOf, Picture } from "../ui/picture";
import * as styles from "./gallery.module.css";
import { useLightbox } from "./use-lightbox";

export const fragment = graphql`
  fragment Gallery on GalleryItem {
    caption
    image {
      ...PictureSource
      creator
    }
  }
`;

/** The first picture takes the sheet's width, the others half of it on tablets (gallery.module.css). */
const wide = "(min-width: 86rem) 80rem, 92vw";
const half = `(min-width: 86rem) 39.5rem, ${widths.tablet} 45vw, 92vw`;

/**
 * Pictures with their captions, each linked to its large version, which scripts open over the page. A link is named by its
 * picture's alternative text: the caption is read once, below it.
 */
export function Gallery({ items }: { items: readonly Queries.GalleryFragment[] }) {
  const { open, lightbox } = useLightbox(
    sectionStrings.gallery,
    items.map(({ image, caption }) => ({
      picture: (sizes) => <Picture image={image} sizes={sizes} />,
      caption,
    })),
  );
  return (
    <>
      <ul className={styles.gallery}>
        {items.map(({ image, caption }, index) => (
          <li key={caption} className={styles.item}>
            <figure>
              <a href={jpegOf(image)} className={styles.picture} onClick={(event) => open(event, index)}>
                <span className="visually-hidden">{sectionStrings.enlarge} </span>
                <Picture image={image} sizes={index === 0 ? wide : half} className={styles.image} />
              </a>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
