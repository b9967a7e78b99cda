/**
 * What the build adds to a JSON file before Gatsby sees it: the address of each hero's portrait crop, and beside the
 * address of a third party's video or map, what the page needs of it. So no browser has to understand addresses.
 */
import path from "node:path";
import type { z } from "zod";
import { readEmbed } from "../../content-model/embed-address";
import { isRecord, valueAt, walk } from "../../content-model/walk";
import type { Focus } from "./accepted-picture";

/** A crop to make: the picture and the file it goes to, both relative to the content folder. */
export type Portrait = { picture: string; focus: Focus; file: string };

type Image = { src: string; focus: Focus };

/** Beside the pictures' folder, so that no file of the studio's can have the name. «a.jpg» and «a.png» may both exist. */
const portraitFile = (picture: string, { x, y }: Focus) =>
  path.posix.join("portraits", `${picture.replace(/^images\//u, "").replace(".", "-")}-${x}-${y}.jpg`);

/**
 * @param name path of the file below the content folder, with forward slashes
 * @param content its parsed JSON, which passed the content check
 * @returns the file's new text, and the crops it names
 */
export function acceptedJson(
  name: string,
  content: unknown,
  schema: z.ZodType,
): { text: string; portraits: Portrait[] } {
  const result: unknown = structuredClone(content);
  const folder = path.posix.dirname(name);
  const portraits: Portrait[] = [];
  for (const { meta, value, path: place } of walk(schema, result)) {
    if (meta.embed !== undefined && typeof value === "string") {
      const owner = valueAt(result, place.slice(0, -1));
      const embed = readEmbed(value, meta.embed);
      if (isRecord(owner) && embed) owner.embed = embed;
    }
    if (meta.picture?.portrait !== true || !isRecord(value)) continue;
    const { src, focus } = value as Image;
    const picture = path.posix.join(folder, src);
    const file = portraitFile(picture, focus);
    portraits.push({ picture, focus, file });
    value.portrait = path.posix.relative(folder, file);
  }
  return { text: JSON.stringify(result), portraits };
}
