/** Names in each page the files of its islands, which the page script loads, and moves long props out of the page. */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { islandNames } from "../../src/islands/names";
import { islandEntry } from "../bundle/islands";
import { filesOf, type Statistics } from "./statistics";

/** Folder in `public/` of props that are too long for a page. */
export const propsFolder = "islands";

/** Limit in characters: a longer attribute, such as a terrain's heights, would delay the page's first paint. */
const maxAttributeLength = 2_000;

const longPropsPattern = new RegExp(`data-props="[^"]{${maxAttributeLength},}"`, "gu");

/** Moves long props into files in `public/`, which pages fetch with the island's scripts. */
export async function moveLongProps(html: string, publicRoot: string): Promise<string> {
  let result = html;
  for (const [attribute] of html.matchAll(longPropsPattern)) {
    const json = parse(`<i ${attribute}>`).querySelector("i")?.getAttribute("data-props") ?? "";
    const name = `${propsFolder}/${createHash("sha256").update(json).digest("hex").slice(0, 20)}.json`;
    await mkdir(path.join(publicRoot, propsFolder), { recursive: true });
    await writeFile(path.join(publicRoot, name), json);
    result = result.replace(attribute, () => `data-props-file="/${name}"`);
  }
  return result;
}

/** Attributes of the page script: the files of each island that is in the page. */
export function islandAttributes(html: string, statistics: Statistics): string {
  const islandsInPage = islandNames.filter((name) => html.includes(`data-island="${name}"`));
  const attributes = islandsInPage.map((name) => {
    const files = ["js", "css"].flatMap((extension) =>
      filesOf(statistics, islandEntry(name), `.${extension}`),
    );
    return ` data-${name}="${files.map((file) => `/${file}`).join(" ")}"`;
  });
  return attributes.join("");
}
