import type { LayoutData } from "../layout-data";
import * as styles from "./row.module.css";

/**
 * Estimates from the number of letters the width at which the items begin to fit one row, because measuring needs
 * scripts.
 * @returns the class of that width, or undefined if no width is enough
 */
export function rowClass({ studio, navigation: { main, quote } }: LayoutData): string | undefined {
  const text = [studio.name, ...main.map(({ label }) => label), quote.label].join("");
  // Narrow letters count half; the space around an item equals four letters.
  const letters = text.length - text.replace(/[^\sfijlrtI.]/gu, "").length / 2 + 4 * main.length;
  // A letter takes about 12 px of the container, which is 948 px wide at 64rem and 1189 px at 80rem.
  if (letters <= 78) return styles.from64;
  if (letters <= 100) return styles.from80;
  return undefined;
}
