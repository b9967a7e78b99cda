/** The content as plain data: the editor's page loads it as `content.json`, and changes it for a check. */
import { isPicture, type Picture, type Source, type StaticFileFault } from "../content-check/content";

export type ContentIndex = {
  /** JSON texts by path below `content/`; pictures likewise. */
  texts: Record<string, string>;
  pictures: Record<string, Picture>;
  staticFiles: Record<string, StaticFileFault>;
};

export async function contentIndexOf(source: Source): Promise<ContentIndex> {
  const { names, staticFiles, bytesOf, picturesOf } = source;
  const texts: Record<string, string> = {};
  for (const name of names.filter((candidate) => candidate.endsWith(".json")))
    texts[name] = new TextDecoder().decode(await bytesOf(name));
  const pictures = await picturesOf(names.filter(isPicture));
  return { texts, pictures: Object.fromEntries(pictures), staticFiles: Object.fromEntries(staticFiles) };
}

export const sourceOf = ({ texts, pictures, staticFiles }: ContentIndex, ...saved: string[]): Source => ({
  folder: "content",
  names: [...Object.keys(texts), ...Object.keys(pictures)],
  staticFiles: new Map(Object.entries(staticFiles)),
  bytesOf: async (name) => new TextEncoder().encode(texts[name]),
  picturesOf: async () => new Map(Object.entries(pictures)),
  saved: new Set(saved),
});
