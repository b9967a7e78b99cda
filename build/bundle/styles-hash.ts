import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Changes whenever a style sheet of the site does. Gatsby prints the styles into every page but
 * keeps pages of an earlier build when only styles have changed; a page that names this hash is
 * made anew.
 *
 * @returns eight hexadecimal digits
 */
export function stylesHash(directory = path.resolve("src")): string {
  const hash = createHash("sha256");
  const sheets = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort();
  for (const sheet of sheets) hash.update(sheet).update(readFileSync(path.join(directory, sheet)));
  return hash.digest("hex").slice(0, 8);
}
