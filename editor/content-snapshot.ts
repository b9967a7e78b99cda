/**
 * All that is known of the content at one time, as plain data. The editor's page loads it as `content.json`, and
 * derives the content after a change from it, for the content check.
 */
import { type ContentReader, isPicture, type Picture, type StaticFileFault } from "../content-check/content";

export type ContentSnapshot = {
  /** JSON texts by path below `content/`. */
  texts: Record<string, string>;
  /** By path below `content/`. */
  pictures: Record<string, Picture>;
  /** By path below `static/`, with their fault or null. */
  staticFiles: Record<string, StaticFileFault | null>;
};

export async function contentSnapshotOf(reader: ContentReader): Promise<ContentSnapshot> {
  const { names, staticFiles, bytesOf, picturesOf } = reader;
  const texts: Record<string, string> = {};
  for (const name of names.filter((candidate) => candidate.endsWith(".json")))
    texts[name] = new TextDecoder().decode(await bytesOf(name));
  const pictures = await picturesOf(names.filter(isPicture));
  return { texts, pictures: Object.fromEntries(pictures), staticFiles: Object.fromEntries(staticFiles) };
}

/** @param saved files being saved */
export const readerOf = (
  { texts, pictures, staticFiles }: ContentSnapshot,
  ...saved: string[]
): ContentReader => ({
  folder: "content",
  names: [...Object.keys(texts), ...Object.keys(pictures)],
  staticFiles: new Map(Object.entries(staticFiles)),
  bytesOf: async (name) => new TextEncoder().encode(texts[name]),
  picturesOf: async () => new Map(Object.entries(pictures)),
  saved: new Set(saved),
});
