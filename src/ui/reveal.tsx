import { createElement, type ReactNode } from "react";
import { useInView } from "../hooks/use-in-view";
import * as styles from "./reveal.module.css";

/** Stagger between neighbours, in milliseconds (specification, section 9). */
const step = 100;

type RevealProps = {
  children: ReactNode;
  /** Element to print; a list item stays a list item. */
  as?: "div" | "li";
  /** Share of the block that must be in view: 0.1, or 0.3 for large blocks. */
  threshold?: 0.1 | 0.3;
  /** Position among its neighbours: each waits 100 ms more than the one before. */
  position?: number;
  className?: string;
};

/**
 * A block that fades in once, when it enters the viewport or is passed by a jump. It is hidden only after scripts
 * have found it below the fold: without them, and above the fold, it is simply there.
 */
export function Reveal({ children, as = "div", threshold = 0.1, position = 0, className }: RevealProps) {
  const { ref, state } = useInView<HTMLElement>(threshold, true);
  return createElement(
    as,
    {
      ref,
      className: [state && styles.reveal, className].filter(Boolean).join(" ") || undefined,
      "data-reveal": state,
      style: state && position > 0 ? { "--reveal-delay": `${position * step}ms` } : undefined,
    },
    children,
  );
}
