import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * A colour of the site's palette, for what is drawn outside the browser.
 *
 * @param token its name in src/styles/tokens.css, without the hyphens before it
 */
export function colour(token: string): string {
  const tokens = readFileSync(path.resolve("src/styles/tokens.css"), "utf8");
  const value = new RegExp(`--${token}: (?<value>#[0-9a-f]+);`, "u").exec(tokens)?.groups?.value;
  if (value === undefined) throw new Error(`src/styles/tokens.css has no colour --${token}.`);
  return value;
}
