import type { ReactNode } from "react";
import * as styles from "./badge.module.css";

export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
