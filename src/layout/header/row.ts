import type { LayoutData } from "../layout-data";
import * as styles from "./row.module.css";

type Header = {
  readonly studio: Pick<LayoutData["studio"], "name">;
  readonly navigation: Pick<LayoutData["navigation"], "main" | "quote">;
};

/**
 * Where the header's entries are in a row; below that width, or everywhere if they are long, a button opens the menu instead.
 * Chosen by the number of letters, so that it holds before all scripts and without them.
 *
 * @returns the class of the elements that follow it
 */
export function rowOf({ studio, navigation: { main, quote } }: Header) {
  const text = [studio.name, ...main.map(({ label }) => label), quote.label].join("");
  // Narrow letters count half; the space around an entry is as wide as four letters.
  const letters = text.length - text.replace(/[^\sfijlrtI.]/gu, "").length / 2 + 4 * main.length;
  if (letters <= 78) return styles.from64;
  if (letters <= 100) return styles.from80;
  return undefined;
}
