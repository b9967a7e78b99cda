import type { LayoutData } from "../layout-data";
import * as styles from "./row.module.css";
import { rowFrom } from "./row-width";

const classes = {
  64: styles.from64,
  70: styles.from70,
  75: styles.from75,
  80: styles.from80,
  85: styles.from85,
  90: styles.from90,
  96: styles.from96,
};

/**
 * Where the header's entries are in a row; below that width, or everywhere, a button opens the menu instead.
 *
 * @returns the class for what follows it, and the media query
 */
export function rowOf(data: LayoutData): { className: string | undefined; media: string } {
  const from = rowFrom(data);
  return from
    ? { className: classes[from], media: `(min-width: ${from}rem)` }
    : { className: undefined, media: "not all" };
}
