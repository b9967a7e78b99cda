import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { hoverGroup, useHoverOpen } from "./use-hover-open";

const menus = hoverGroup(200, 300);

/**
 * A panel that opens by mouse rest, touch, click or keyboard and closes on leaving, Escape or
 * choosing. Until scripts run, CSS opens it by :hover and :focus-within instead.
 *
 * @returns handlers for the container, for its button, the open state, and whether scripts are in charge
 */
export function useHoverDisclosure() {
  const { open, show, hide, pointer } = useHoverOpen(menus);
  const [enhanced, setEnhanced] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setEnhanced(true), []);

  return {
    open,
    enhanced,
    button,
    toggle: () => (open ? hide() : show()),
    hide,
    container: {
      ...pointer,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== "Escape" || !open) return;
        hide();
        button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A press on the panel's own ground takes the focus to nowhere: the panel stays.
        const pressedInside = relatedTarget === null && currentTarget.matches(":hover");
        if (!pressedInside && !currentTarget.contains(relatedTarget)) hide();
      },
    },
  };
}
