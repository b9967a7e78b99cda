import { type KeyboardEvent, type TouchEvent, useRef, useState } from "react";
import { useModalDialog } from "../hooks/use-modal-dialog";
import { drawings, IconButton } from "../ui/icon-button";
import { Picture } from "../ui/picture";
import { sectionWords } from "../words/sections";
import * as styles from "./lightbox.module.css";

export type LightboxProps = {
  items: readonly Queries.GalleryFragment[];
  /** Index of the picture that was opened. */
  start: number;
  onClose: () => void;
};

/** Movement of a finger that leafs, in pixels. */
const swipe = 40;

/** On a page enlarged with two fingers, one finger moves what is seen. */
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.05;

/** One picture of a gallery as large as the screen; buttons, arrow keys and swiping lead to the others. */
export default function Lightbox({ items, start, onClose }: LightboxProps) {
  const dialog = useModalDialog();
  const [index, setIndex] = useState(start);
  const touchStart = useRef<number>();
  const item = items[index];
  if (item === undefined) return null;

  const move = (by: number) => setIndex((current) => Math.min(Math.max(current + by, 0), items.length - 1));
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // With these the arrows are the browser's own: back, forward.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (Math.abs(distance) > swipe) move(distance > 0 ? -1 : 1);
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} on-ink`}
      aria-label={sectionWords.gallery}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={({ touches }) => {
        // Two fingers enlarge the picture: that is not leafing.
        touchStart.current = touches.length === 1 && !isEnlarged() ? touches[0]?.clientX : undefined;
      }}
      onTouchEnd={(event) => touchStart.current !== undefined && onTouchEnd(event)}
    >
      <div className={styles.bar}>
        <p className={styles.position}>{sectionWords.picturePosition(index + 1, items.length)}</p>
        <IconButton
          label={sectionWords.previousPicture}
          drawing={drawings.previous}
          disabled={index === 0}
          tooltip="below"
          onClick={() => move(-1)}
        />
        <IconButton
          label={sectionWords.nextPicture}
          drawing={drawings.next}
          disabled={index === items.length - 1}
          tooltip="below"
          onClick={() => move(1)}
        />
        <IconButton
          label={sectionWords.closeGallery}
          drawing={drawings.close}
          tooltip="below"
          closes
          onClick={onClose}
        />
      </div>
      <figure className={styles.figure} aria-live="polite">
        <div className={styles.picture}>
          <Picture key={index} image={item.image} sizes="100vw" className={styles.image} />
        </div>
        <figcaption className={styles.caption}>{item.caption}</figcaption>
      </figure>
    </dialog>
  );
}
