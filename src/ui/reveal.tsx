import { createElement, type ReactNode } from "react";
import * as styles from "./reveal.module.css";

type RevealProps = {
  children: ReactNode;
  /** Element to print; a list item stays a list item. */
  as?: "div" | "li";
  /** Share of the block that must be in view: 0.1, or 0.3 for large blocks. */
  threshold?: 0.1 | 0.3;
  className?: string;
};

/**
 * A block that fades in once, when it enters the viewport or is passed by a jump. Scripts hide it once they have found it
 * below the fold (src/start/in-view.ts): without them, and above the fold, it is simply there.
 */
export const Reveal = ({ children, as = "div", threshold = 0.1, className }: RevealProps) =>
  createElement(
    as,
    {
      className: [styles.reveal, className].filter(Boolean).join(" "),
      "data-share": threshold,
    },
    children,
  );
