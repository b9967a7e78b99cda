import { graphql } from "gatsby";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { strings } from "../strings";
import { largestFallback, Picture } from "../ui/picture";
import * as styles from "./gallery.module.css";

export const fragment = graphql`
  fragment Gallery on GalleryItem {
    caption
    image {
      ...PictureSource
    }
  }
`;

/** Fetched when a picture is opened, not before. */
const Lightbox = lazy(() => import("./lightbox"));

/** A click that asks the browser for something else: a new tab, a download. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Pictures in 16:9 with their captions; the first takes the whole width. Each links to its large
 * version; with scripts the link opens it over the page, where one can leaf through all.
 */
export function Gallery({ items }: { items: readonly Queries.GalleryFragment[] }) {
  const [opened, setOpened] = useState<number>();
  const open = (event: MouseEvent, index: number) => {
    if (isModified(event)) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <>
      <ul className={styles.gallery}>
        {items.map(({ image, caption }, index) => (
          <li key={caption} className={styles.item}>
            <figure>
              <a
                href={largestFallback(image)}
                aria-label={strings.enlarge(caption)}
                className={styles.frame}
                onClick={(event) => open(event, index)}
              >
                <Picture image={image} sizes="(min-width: 80rem) 80rem, 92vw" className={styles.image} />
              </a>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <Suspense>
          <Lightbox items={items} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
