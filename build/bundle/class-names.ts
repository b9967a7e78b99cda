/** What classes of CSS Modules are called in a page: as short as can be when it is published. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** As css-loader calls it. */
export type ClassNaming = (sheet: { resourcePath: string }, template: string, name: string) => string;

/** `card_title`: no two style sheets have the same name. */
export const readableName: ClassNaming = ({ resourcePath }, _, name) =>
  `${path.basename(resourcePath, ".module.css")}_${name}`;

/** Readable names of the classes and keyframes in all style sheets, in an order that depends on nothing else. */
export function classesOfSheets(root = path.resolve("src")): string[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const names = files
    .filter((file) => file.endsWith(".module.css"))
    .flatMap((resourcePath) => {
      const css = readFileSync(path.join(root, resourcePath), "utf8").replace(/"[^"]*"/gu, "");
      return [...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/giu)].map(([, name = ""]) =>
        readableName({ resourcePath }, "", name),
      );
    });
  return [...new Set(names)].sort();
}

/** a, b, … z, a0, b0, …: never a word, such as those by which blockers know advertisements. */
const short = (place: number) =>
  `${"abcdefghijklmnopqrstuvwxyz"[place % 26]}${place < 26 ? "" : Math.floor(place / 26) - 1}`;

/**
 * Names by the place in the list of all classes: the same in the HTML and in the scripts.
 *
 * @param classes those of `classesOfSheets`
 */
export function shortNames(classes: readonly string[]): ClassNaming {
  const places = new Map(classes.map((name, place) => [name, place]));
  return (...sheetAndName) => {
    const place = places.get(readableName(...sheetAndName));
    if (place === undefined) throw new Error(`${readableName(...sheetAndName)} is not among the classes.`);
    return short(place);
  };
}
