import type { ReactNode } from "react";
import { hoverGroup, useHoverOpen } from "../hooks/use-hover-open";
import * as styles from "./tooltip.module.css";

const tooltips = hoverGroup(700, 300);

type TooltipProps = {
  text: string;
  side?: "above" | "below";
  /** The control. */
  children: ReactNode;
};

/**
 * Shows the name of a control that has only a drawing on it: to the mouse after a rest, to the
 * keyboard at once. The control carries the same words as its accessible name.
 */
export function Tooltip({ text, side = "above", children }: TooltipProps) {
  const { open, setOpen, pointer } = useHoverOpen(tooltips);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same
    <span
      className={styles.anchor}
      {...pointer}
      onFocus={({ target }) => target.matches(":focus-visible") && setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children}
      {open ? (
        <span role="tooltip" className={styles.tooltip} data-side={side} aria-hidden="true">
          {text}
        </span>
      ) : null}
    </span>
  );
}
