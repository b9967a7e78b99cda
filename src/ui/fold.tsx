import type { ReactNode } from "react";
import * as styles from "./fold.module.css";

type FoldProps = {
  id?: string | undefined;
  summary: ReactNode;
  /** Id of a heading that names the summary, whose whole text would be too long a name. */
  labelledBy?: string;
  isOpen?: boolean;
  className?: string | undefined;
  summaryClassName?: string | undefined;
  children: ReactNode;
};

/** Folds a text, which is open on paper (src/styles/base.css) and found by the browser's search in the page. */
export const Fold = ({
  id,
  summary,
  labelledBy,
  isOpen = false,
  className = "",
  summaryClassName = "",
  children,
}: FoldProps) => (
  <details id={id} className={`${styles.fold} ${className}`} open={isOpen}>
    <summary aria-labelledby={labelledBy} className={`${styles.summary} ${summaryClassName}`}>
      {summary}
    </summary>
    {children}
  </details>
);
