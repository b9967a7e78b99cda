import { type MouseEvent, type PointerEvent, type TouchEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** At eight times its width on a phone, the small lettering of a drawing reads. */
const largest = 8;
/** Of a step by key or button. */
const step = 1.5;
/** Of a double click or tap on the whole picture. */
const leap = 3;
/** Movement of a finger that leafs, in pixels. */
const swipe = 40;

/** On a page enlarged with two fingers, a finger moves what is seen of it. */
const isPageEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.05;

/**
 * Enlarges the picture in a box that scrolls: by double click or tap, and by what it returns. Two fingers enlarge the page,
 * as anywhere. A finger that moves aside over the whole picture leafs.
 *
 * @param onSwipe gets -1 for the picture before, 1 for the next
 */
export function useZoom(onSwipe: (by: -1 | 1) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  /** Where the finger was put down. */
  const start = useRef({ x: 0, y: 0 });

  /** Enlarges around a point of the window, or the middle of the box. */
  const enlarge = (factor: number, point?: MouseEvent) => {
    if (!box.current) return;
    const { scrollLeft, scrollTop } = box.current;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    const x = point ? point.clientX - left : width / 2;
    const y = point ? point.clientY - top : height / 2;
    const next = Math.min(Math.max(scale * factor, 1), largest);
    flushSync(() => setScale(next));
    const grown = next / scale;
    box.current.scrollLeft = (scrollLeft + x) * grown - x;
    box.current.scrollTop = (scrollTop + y) * grown - y;
  };
  const moveBy = (x: number, y: number) => {
    if (!box.current) return;
    box.current.scrollLeft += x;
    box.current.scrollTop += y;
  };

  return {
    box,
    scale,
    zoomIn: () => enlarge(step),
    zoomOut: () => enlarge(1 / step),
    reset: () => setScale(1),
    moveBy,
    handlers: {
      onDoubleClick: (event: MouseEvent) => enlarge(scale > 1 ? 0 : leap, event),
      // The focus stays where it is, and the mouse moves the picture instead of dragging a copy of it.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerMove: ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
        if (pointerType === "mouse" && buttons === 1) moveBy(-movementX, -movementY);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        const finger = touches[0];
        // A second finger never leafs.
        start.current = {
          x: touches.length === 1 && finger ? finger.clientX : Number.NaN,
          y: finger?.clientY ?? 0,
        };
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const finger = changedTouches[0];
        if (!finger || scale > 1 || isPageEnlarged()) return;
        const aside = finger.clientX - start.current.x;
        if (Math.abs(aside) > Math.max(swipe, Math.abs(finger.clientY - start.current.y)))
          onSwipe(aside > 0 ? -1 : 1);
      },
    },
  };
}
