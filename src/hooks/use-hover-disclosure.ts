import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Rest of the pointer before the panel opens, in milliseconds (specification, section 9). */
const openDelay = 200;
/** After a panel closed, another opens without delay for so long, in milliseconds. */
const skipWindow = 300;
/** Time to cross the gap between button and panel, in milliseconds. */
const closeDelay = 150;

/** Shared by all disclosures of the page: leaving one menu for the next does not wait again. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * A panel that opens by mouse rest, touch, click or keyboard and closes on leaving, Escape or
 * choosing. Until scripts run, CSS opens it by :hover and :focus-within instead.
 *
 * @returns handlers for the container, for its button, the open state, and whether scripts are in charge
 */
export function useHoverDisclosure() {
  const [open, setOpen] = useState(false);
  const [enhanced, setEnhanced] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setEnhanced(true);
    return () => clearTimeout(timer.current);
  }, []);

  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };

  return {
    open,
    enhanced,
    button,
    toggle: () => (open ? hide() : show()),
    hide,
    container: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        const soon = performance.now() - lastClosedAt < skipWindow;
        later(show, soon || open ? 0 : openDelay);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(hide, closeDelay);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== "Escape" || !open) return;
        hide();
        button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) hide();
      },
    },
  };
}
