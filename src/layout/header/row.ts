import type { LayoutData } from "../layout-data";
import * as styles from "./row.module.css";

/** @returns class for the width from which the entries fit a row; counting letters needs no script */
export function rowOf({ studio, navigation: { main, quote } }: LayoutData) {
  const text = [studio.name, ...main.map(({ label }) => label), quote.label].join("");
  // Narrow letters count half; the space around an entry equals four letters.
  const letters = text.length - text.replace(/[^\sfijlrtI.]/gu, "").length / 2 + 4 * main.length;
  if (letters <= 78) return styles.from64;
  if (letters <= 100) return styles.from80;
  return undefined;
}
