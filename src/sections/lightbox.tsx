import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useModalDialog } from "../hooks/use-modal-dialog";
import { useZoom } from "../hooks/use-zoom";
import { lightboxStrings } from "../strings/lightbox";
import { drawings, IconButton } from "../ui/icon-button";
import * as styles from "./lightbox.module.css";

export type LightboxItem = {
  /** @param sizes width at which the picture shows, as in the `sizes` attribute */
  picture: (sizes: string) => ReactNode;
  caption: ReactNode;
};

type LightboxProps = {
  /** Name of the dialog. */
  label: string;
  items: readonly LightboxItem[];
  /** Index of the picture that was opened. */
  start: number;
  onClose: () => void;
};

const plus = "M12 5v14M5 12h14";
const minus = "M5 12h14";
const corners = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5";

/** Of an arrow key on an enlarged picture, in pixels. */
const stride = 80;

/** Where the arrow keys lead: to the side with x, up and down with y. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One picture as large as the screen, and enlarged if one likes; buttons, arrow keys and swiping lead to the others. */
export function Lightbox({ label, items, start, onClose }: LightboxProps) {
  const dialog = useModalDialog();
  const [index, setIndex] = useState(start);
  const move = (by: number) => {
    const next = Math.min(Math.max(index + by, 0), items.length - 1);
    if (next === index) return;
    setIndex(next);
    zoom.reset();
  };
  const zoom = useZoom(move);
  const item = items[index];
  if (item === undefined) return null;

  const keys: Readonly<Record<string, () => void>> = {
    "+": zoom.zoomIn,
    // The same key without Shift, on many keyboards.
    "=": zoom.zoomIn,
    "-": zoom.zoomOut,
    "0": zoom.reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const [x, y] = arrows[key] ?? [0, 0];
    // With these the arrows are the browser's own, back and forward, and so is its zoom.
    if (altKey || ctrlKey || metaKey || !(key in keys || key in arrows)) return;
    event.preventDefault();
    if (key in keys) keys[key]?.();
    else if (zoom.scale > 1) zoom.moveBy(x * stride, y * stride);
    else move(x);
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} on-ink`}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.position}>
          {items.length > 1 ? lightboxStrings.picturePosition(index + 1, items.length) : label}
        </p>
        {items.length > 1 ? (
          <>
            <IconButton
              label={lightboxStrings.previousPicture}
              drawing={drawings.previous}
              disabled={index === 0}
              tooltip="below"
              onClick={() => move(-1)}
            />
            <IconButton
              label={lightboxStrings.nextPicture}
              drawing={drawings.next}
              disabled={index === items.length - 1}
              tooltip="below"
              onClick={() => move(1)}
            />
          </>
        ) : null}
        <IconButton
          label={lightboxStrings.close}
          drawing={drawings.close}
          tooltip="below"
          closes
          onClick={onClose}
        />
      </div>
      <figure className={styles.figure} aria-live="polite">
        <div
          ref={zoom.box}
          className={styles.picture}
          data-enlarged={zoom.scale > 1}
          {...(zoom.scale > 1 && { tabIndex: 0 })}
          {...zoom.handlers}
        >
          <div
            key={index}
            className={styles.stage}
            style={{ width: `${100 * zoom.scale}%`, height: `${100 * zoom.scale}%` }}
          >
            {item.picture(`${Math.ceil(zoom.scale) * 100}vw`)}
          </div>
        </div>
        <div className={styles.zoom}>
          <IconButton
            label={lightboxStrings.zoomOut}
            drawing={minus}
            disabled={zoom.scale === 1}
            onClick={zoom.zoomOut}
          />
          <span className={styles.scale}>{Math.round(zoom.scale * 100)} %</span>
          <IconButton label={lightboxStrings.zoomIn} drawing={plus} onClick={zoom.zoomIn} />
          <IconButton
            label={lightboxStrings.fit}
            drawing={corners}
            disabled={zoom.scale === 1}
            onClick={zoom.reset}
          />
        </div>
        <figcaption className={styles.caption}>{item.caption}</figcaption>
      </figure>
    </dialog>
  );
}
