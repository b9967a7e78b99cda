import { createHash } from "node:crypto";
import type { Drawing } from "./draw";
import { drawingVersion } from "./sheet";

/** The route in letters that every host and file system takes. */
const readable = (route: string) =>
  route
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "") || "home";

/**
 * The file's name changes with anything that changes the image: who has cached the old one asks for the new one. The
 * route is part of the hash, for two routes may read the same («/a/b» and «/a-b»).
 *
 * @param fontFiles the files that the letters come from
 */
export function imageName(
  route: string,
  { title, label, picture }: Drawing,
  fontFiles: readonly Buffer[],
): string {
  const hash = createHash("sha256");
  const focus = picture && [picture.focus.x, picture.focus.y];
  hash.update(JSON.stringify([drawingVersion, route, title, label, focus ?? null]));
  for (const bytes of picture ? [...fontFiles, picture.bytes] : fontFiles)
    hash.update(`:${bytes.length}:`).update(bytes);
  return `${readable(route)}-${hash.digest("hex").slice(0, 16)}.jpg`;
}
