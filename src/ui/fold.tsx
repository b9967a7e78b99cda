import type { ReactNode } from "react";
import * as styles from "./fold.module.css";

type FoldProps = {
  summary: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  summaryClass?: string | undefined;
  children: ReactNode;
};

/** Open on paper (src/styles/base.css), and found by the browser's search in the page. */
export const Fold = ({ summary, isOpen = false, className = "", summaryClass = "", children }: FoldProps) => (
  <details className={`${styles.fold} ${className}`} open={isOpen}>
    <summary className={`${styles.summary} ${summaryClass}`}>{summary}</summary>
    {children}
  </details>
);
