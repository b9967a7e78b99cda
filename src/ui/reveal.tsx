import type { ReactNode } from "react";
import * as styles from "./reveal.module.css";

type RevealProps = {
  children: ReactNode;
  as?: "div" | "li";
  /** Share of the element in view from which it fades in: 0.3 for large elements. */
  threshold?: 0.1 | 0.3;
  className?: string;
  attributes?: Readonly<Record<`data-${string}`, string | number>>;
};

/** Fades in once. Only scripts hide it, and only below the fold (src/start/in-view.ts). */
export const Reveal = ({
  children,
  as: Element = "div",
  threshold = 0.1,
  className,
  attributes,
}: RevealProps) => (
  <Element
    className={className ? `${styles.reveal} ${className}` : styles.reveal}
    data-threshold={threshold}
    {...attributes}
  >
    {children}
  </Element>
);
