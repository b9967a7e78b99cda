import type { LayoutData } from "../layout-data";
import * as styles from "./row.module.css";

/**
 * Estimates by the number of letters from which width the entries fit a row: measuring needs scripts.
 * @returns class of that width
 */
export function rowClass({ studio, navigation: { main, quote } }: LayoutData) {
  const text = [studio.name, ...main.map(({ label }) => label), quote.label].join("");
  // Narrow letters count half; the space around an entry equals four letters.
  const letters = text.length - text.replace(/[^\sfijlrtI.]/gu, "").length / 2 + 4 * main.length;
  if (letters <= 78) return styles.from64;
  if (letters <= 100) return styles.from80;
  return undefined;
}
