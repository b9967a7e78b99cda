/** The content as the editor's page knows it without asking the repository: texts, sizes of pictures, names of films. */
import type { Source } from "../content-check/content";

export type ContentIndex = {
  /** Texts of the JSON files, by path below `content/`. */
  texts: Record<string, string>;
  /** Pictures, by the same paths. */
  pictures: Record<string, unknown>;
  videos: readonly string[];
};

export async function indexOf({ names, videos, bytesOf, picturesOf }: Source): Promise<ContentIndex> {
  const texts: Record<string, string> = {};
  for (const name of names.filter((candidate) => candidate.endsWith(".json")))
    texts[name] = new TextDecoder().decode(await bytesOf(name));
  const pictures = await picturesOf(names.filter((name) => name.startsWith("images/")));
  return { texts, pictures: Object.fromEntries(pictures), videos: [...videos] };
}
