/** The upright crops of heroes' pictures, for phones: which there are, and where they lie in the accepted copy. */
import path from "node:path";
import type { z } from "zod";
import { pictureFile } from "../../content-model/fields";
import { walk } from "../../content-model/walk";
import type { Focus } from "./accepted-picture";

/** A picture of the content with its focal point. */
export type Image = { src: string; focus: Focus };

/** A crop: the picture and the file it goes to, both relative to the content folder. */
export type Portrait = { picture: string; focus: Focus; file: string };

/** Beside the pictures' folder, so that no file of the studio's can have the name. «a.jpg» and «a.png» may both exist. */
export function portraitFor({ src, focus }: Image): Portrait {
  const picture = pictureFile(src);
  const name = picture.replace(/^images\//u, "").replace(".", "-");
  return { picture, focus, file: path.posix.join("portraits", `${name}-${focus.x}-${focus.y}.jpg`) };
}

/**
 * The crops that a content file needs.
 *
 * @param content its parsed JSON, which passed the content check
 */
export const portraitsIn = (schema: z.ZodType, content: unknown): Portrait[] =>
  [...walk(schema, content)]
    .filter(({ meta }) => meta.picture?.portrait)
    .map(({ value }) => portraitFor(value as Image));
