/** All known content at one time, as plain data: the editor loads the content, and checks it with each change. */
import { type ContentReader, isPicture, type Picture, type StaticFileFault } from "../content-check/content";

export type ContentSnapshot = {
  /** JSON texts by path below `content/`. */
  texts: Record<string, string>;
  /** Sizes or faults by path below `content/`. */
  pictures: Record<string, Picture>;
  /** Faults or null by path below `static/`. */
  staticFiles: Record<string, StaticFileFault | null>;
};

export async function contentSnapshotOf(reader: ContentReader): Promise<ContentSnapshot> {
  const { contentPaths, staticFiles, bytesOf, picturesOf } = reader;
  const texts: Record<string, string> = {};
  for (const contentPath of contentPaths.filter((path) => path.endsWith(".json")))
    texts[contentPath] = new TextDecoder().decode(await bytesOf(contentPath));
  const pictures = await picturesOf(contentPaths.filter(isPicture));
  return { texts, pictures: Object.fromEntries(pictures), staticFiles: Object.fromEntries(staticFiles) };
}

/** @param beingSaved path below `content/` of a file being saved */
export const readerOf = (
  { texts, pictures, staticFiles }: ContentSnapshot,
  beingSaved?: string,
): ContentReader => ({
  contentFolder: "content",
  contentPaths: [...Object.keys(texts), ...Object.keys(pictures)],
  staticFiles: new Map(Object.entries(staticFiles)),
  bytesOf: async (contentPath) => new TextEncoder().encode(texts[contentPath]),
  picturesOf: async () => new Map(Object.entries(pictures)),
  beingSaved,
});
