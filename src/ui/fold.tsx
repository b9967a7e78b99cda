import type { ReactNode } from "react";
import * as styles from "./fold.module.css";

type FoldProps = {
  /** What is always seen, and opens the rest at a press. */
  summary: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Something folded below its title: open on paper (src/styles/base.css), and found by the browser's search in the page. */
export const Fold = ({ summary, isOpen = false, className = "", children }: FoldProps) => (
  <details className={`${styles.fold} ${className}`} open={isOpen}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);
