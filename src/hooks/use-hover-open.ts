import { type PointerEvent, useEffect, useRef, useState } from "react";

type HoverGroup = {
  /** Rest of the pointer before something opens, in milliseconds. */
  readonly openDelay: number;
  /** After one of the group has closed, the next opens without delay for so long, in milliseconds. */
  readonly skipWindow: number;
  /** When one of the group last closed, on the clock of `performance.now()`. */
  lastClosedAt: number;
};

/** Time to cross the gap between a control and what it opened, in milliseconds. */
const closeDelay = 150;

/** Things that share their delays: leaving one for the next does not wait again (specification, section 9). */
export const hoverGroup = (openDelay: number, skipWindow: number): HoverGroup => ({
  openDelay,
  skipWindow,
  lastClosedAt: Number.NEGATIVE_INFINITY,
});

/**
 * Opens something while the mouse rests on it; other pointers and the keyboard are the caller's.
 *
 * @returns the open state, `show` and `hide` at once, and the pointer handlers of the container
 */
export function useHoverOpen(group: HoverGroup) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) group.lastClosedAt = performance.now();
    setOpen(false);
  };
  // By keyboard too, wherever the focus is: what a resting mouse opened may cover what is being read (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      group.lastClosedAt = performance.now();
      setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, group]);

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  return {
    open,
    show,
    hide,
    pointer: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        const soon = performance.now() - group.lastClosedAt < group.skipWindow;
        later(show, soon || open ? 0 : group.openDelay);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        // From now: the neighbour is reached before this one has closed.
        if (open) group.lastClosedAt = performance.now();
        later(hide, closeDelay);
      },
    },
  };
}
