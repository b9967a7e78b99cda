import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Time to cross the gap between a control and what it opened, in milliseconds. */
const closeDelay = 150;

/**
 * Things that share their delays: leaving one for the next does not wait again (specification, section 9).
 *
 * @param openDelay rest of the pointer before something opens, in milliseconds
 * @param skipWindow for so long after one of the group has closed, the next opens without delay, in milliseconds
 */
export const hoverGroup = (openDelay: number, skipWindow: number) => ({
  openDelay,
  skipWindow,
  /** When one of the group last closed, on the clock of `performance.now()`. */
  lastClosedAt: Number.NEGATIVE_INFINITY,
});

/**
 * Opens something while the mouse rests on it, and closes it on Escape; other pointers and keys are the caller's.
 *
 * @returns the open state, `setOpen`, which takes effect at once, and the pointer handlers of the container
 */
export function useHoverOpen(group: ReturnType<typeof hoverGroup>) {
  const [open, show] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    // Wherever the focus is: what a resting mouse opened may cover what is being read (WCAG 1.4.13).
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && show(false);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      group.lastClosedAt = performance.now();
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open, group]);

  const setOpenAfter = (delay: number, isOpen: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, delay, isOpen);
  };

  return {
    open,
    setOpen: (isOpen: boolean) => {
      clearTimeout(timer.current);
      show(isOpen);
    },
    pointer: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        const soon = performance.now() - group.lastClosedAt < group.skipWindow;
        setOpenAfter(soon || open ? 0 : group.openDelay, true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        // From now: the neighbour is reached before this one has closed.
        if (open) group.lastClosedAt = performance.now();
        setOpenAfter(closeDelay, false);
      },
    },
  };
}
