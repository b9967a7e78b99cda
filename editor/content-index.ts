import { isPicture, type Picture, type Source } from "../content-check/content";

export type ContentIndex = {
  /** JSON texts by path below `content/`; pictures likewise. */
  texts: Record<string, string>;
  pictures: Record<string, Picture>;
  videos: readonly string[];
};

export async function contentIndexOf({ names, videos, bytesOf, picturesOf }: Source): Promise<ContentIndex> {
  const texts: Record<string, string> = {};
  for (const name of names.filter((candidate) => candidate.endsWith(".json")))
    texts[name] = new TextDecoder().decode(await bytesOf(name));
  const pictures = await picturesOf(names.filter(isPicture));
  return { texts, pictures: Object.fromEntries(pictures), videos: [...videos] };
}

export const sourceOf = ({ texts, pictures, videos }: ContentIndex, ...saved: string[]): Source => ({
  folder: "content",
  names: [...Object.keys(texts), ...Object.keys(pictures)],
  videos: new Set(videos),
  bytesOf: async (name) => new TextEncoder().encode(texts[name]),
  picturesOf: async () => new Map(Object.entries(pictures)),
  saved: new Set(saved),
});
