import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";

type Point = { x: number; y: number };

/** How far the picture is enlarged, and how far it is moved from the middle of its box, in pixels. */
type View = { scale: number; x: number; y: number };

const whole: View = { scale: 1, x: 0, y: 0 };
const middle: Point = { x: 0, y: 0 };

/** At eight times its width on a phone, the small lettering of a drawing reads. */
const largest = 8;
/** Of a step by key or button. */
const step = 1.5;
/** Of a double click or tap on the whole picture. */
const leap = 3;
/** Movement of a finger that leafs, and that is still a tap, in pixels. */
const swipe = 40;
const tap = 10;
/** Between the two taps of a double one, in milliseconds. */
const pause = 350;

/** On a page enlarged with two fingers, fingers move what is seen of it. */
const isPageEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.05;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Middle and distance of one or two fingers. */
function spread(fingers: ReadonlyMap<number, Point>) {
  const [one = middle, other = one] = fingers.values();
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    width: Math.hypot(one.x - other.x, one.y - other.y) || 1,
  };
}

/** Keeps a picture over its box: what is smaller stays in the middle, what is larger leaves no gap. */
function within({ scale, x, y }: View, box: HTMLElement): View {
  const [width, height] = ["width", "height"].map((name) =>
    Number(box.querySelector("img")?.getAttribute(name)),
  );
  // It is drawn as large as fits (lightbox.module.css).
  const fit = Math.min(box.clientWidth / (width || 1), box.clientHeight / (height || 1));
  const room = (inner = 0, outer = 0) => Math.max(0, (inner * fit * scale - outer) / 2);
  const aside = room(width, box.clientWidth);
  const above = room(height, box.clientHeight);
  return { scale, x: between(x, -aside, aside), y: between(y, -above, above) };
}

/**
 * Enlarges and moves the picture in a box: by wheel, by two fingers, by dragging, by double click or tap, and by what
 * it returns. A finger that moves aside over the whole picture leafs.
 *
 * @param onSwipe gets -1 for the picture before, 1 for the next
 */
export function useZoom(onSwipe: (by: -1 | 1) => void) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(whole);
  const fingers = useRef(new Map<number, Point>());
  /** Where the present gesture began, while it has a single finger. */
  const start = useRef<Point>();
  const lastTap = useRef({ time: 0, ...middle });

  /** Enlarges around a point of the screen, or the middle; then moves. */
  const change = (factor: number, around?: Point, by = middle) =>
    setView(({ scale, x, y }) => {
      if (!box.current) return whole;
      const { left, top, width, height } = box.current.getBoundingClientRect();
      const at = around ? { x: around.x - left - width / 2, y: around.y - top - height / 2 } : middle;
      const next = between(scale * factor, 1, largest);
      const grown = next / scale;
      return within(
        { scale: next, x: at.x - (at.x - x) * grown + by.x, y: at.y - (at.y - y) * grown + by.y },
        box.current,
      );
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` only uses what never changes.
  useEffect(() => {
    const element = box.current;
    // React listens passively: the browser would enlarge and scroll the page as well.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      // Two fingers on a trackpad come as a wheel with Ctrl, in smaller steps.
      change(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), {
        x: event.clientX,
        y: event.clientY,
      });
    };
    const onTouchMove = (event: TouchEvent) => {
      if (event.cancelable && !isPageEnlarged()) event.preventDefault();
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    element?.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element?.removeEventListener("wheel", onWheel);
      element?.removeEventListener("touchmove", onTouchMove);
    };
  }, []);

  const lift = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    const from = start.current;
    fingers.current.delete(pointerId);
    if (fingers.current.size === 0) start.current = undefined;
    if (from === undefined || isPageEnlarged()) return;
    const away = { x: clientX - from.x, y: clientY - from.y };
    if (Math.hypot(away.x, away.y) > tap) {
      if (view.scale === 1 && Math.abs(away.x) > Math.max(swipe, Math.abs(away.y)))
        onSwipe(away.x > 0 ? -1 : 1);
      return;
    }
    const { time, x, y } = lastTap.current;
    const isDouble = timeStamp - time < pause && Math.hypot(clientX - x, clientY - y) < swipe;
    lastTap.current = { time: isDouble ? 0 : timeStamp, x: clientX, y: clientY };
    if (isDouble) change(view.scale > 1 ? 0 : leap, { x: clientX, y: clientY });
  };

  return {
    box,
    scale: view.scale,
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    zoomIn: () => change(step),
    zoomOut: () => change(1 / step),
    reset: () => setView(whole),
    moveBy: (x: number, y: number) => change(1, undefined, { x, y }),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        const { pointerId, clientX: x, clientY: y } = event;
        fingers.current.set(pointerId, { x, y });
        start.current = fingers.current.size === 1 ? { x, y } : undefined;
        box.current?.setPointerCapture(pointerId);
      },
      onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
        if (!fingers.current.has(pointerId) || isPageEnlarged()) return;
        const before = spread(fingers.current);
        fingers.current.set(pointerId, { x, y });
        const after = spread(fingers.current);
        change(after.width / before.width, before, { x: after.x - before.x, y: after.y - before.y });
      },
      onPointerUp: lift,
      onPointerCancel: ({ pointerId }: PointerEvent) => {
        fingers.current.delete(pointerId);
        start.current = undefined;
      },
      // The focus stays where it is, and the browser does not drag the picture away.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
