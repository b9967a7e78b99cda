import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { hoverGroup, useHoverOpen } from "./use-hover-open";

const menus = hoverGroup(200, 300);

/**
 * A panel that opens by mouse rest, touch, click or keyboard and closes on leaving, Escape or choosing. Until the page
 * is hydrated, CSS opens it by :hover and :focus-within instead.
 *
 * @returns handlers for the container, a ref for its button, the open state, and whether the page is hydrated
 */
export function useHoverDisclosure() {
  const { open, setOpen, pointer } = useHoverOpen(menus);
  const [hydrated, setHydrated] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setHydrated(true), []);

  return {
    open,
    hydrated,
    button,
    setOpen,
    container: {
      ...pointer,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Escape" && open) button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A press on the panel's own ground takes the focus to nowhere: the panel stays.
        const pressedInside = relatedTarget === null && currentTarget.matches(":hover");
        if (!pressedInside && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
