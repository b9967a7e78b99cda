import { graphql } from "gatsby";
import { type ComponentType, type MouseEvent, useState } from "react";
import * as widths from "../styles/breakpoints.module.css";
import { largestFallback, Picture } from "../ui/picture";
import { sectionWords } from "../words/sections";
import * as styles from "./gallery.module.css";
import type { LightboxProps } from "./lightbox";

export const fragment = graphql`
  fragment Gallery on GalleryItem {
    caption
    image {
      ...PictureSource
    }
  }
`;

/** The dialog is fetched when a picture is opened, not before. */
type Opened = { Lightbox: ComponentType<LightboxProps>; start: number };

/** The first picture takes the sheet's width, the others half of it on tablets (gallery.module.css). */
const wide = "(min-width: 86rem) 80rem, 92vw";
const half = `(min-width: 86rem) 39.5rem, ${widths.tablet} 45vw, 92vw`;

/** A click that asks the browser for something else: a new tab, a download. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Pictures in 16:9 with their captions; the first takes the whole width. Each links to its large
 * version; with scripts the link opens it over the page, where one can leaf through all.
 */
export function Gallery({ items }: { items: readonly Queries.GalleryFragment[] }) {
  const [opened, setOpened] = useState<Opened>();
  const open = async (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (isModified(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Safari gives no focus to a link that is clicked, and the dialog gives it back to what had it.
    link.focus({ preventScroll: true });
    try {
      const { default: Lightbox } = await import("./lightbox");
      setOpened({ Lightbox, start });
    } catch {
      // No network, or the site was published anew since: the link does what it does without scripts.
      window.open(link.href, "_self");
    }
  };
  return (
    <>
      <ul className={styles.gallery}>
        {items.map(({ image, caption }, index) => (
          <li key={caption} className={styles.item}>
            <figure>
              <a
                href={largestFallback(image)}
                aria-label={sectionWords.enlarge(caption)}
                className={styles.picture}
                onClick={(event) => open(event, index)}
              >
                <Picture image={image} sizes={index === 0 ? wide : half} className={styles.image} />
              </a>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <opened.Lightbox items={items} start={opened.start} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
