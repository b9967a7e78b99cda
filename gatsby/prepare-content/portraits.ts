/** The upright crops of heroes' pictures, for phones: which there are, and where they lie in the accepted copy. */
import type { z } from "zod";
import { pictureFile } from "../../content-model/fields";
import { walk } from "../../content-model/walk";
import type { Focus } from "./accepted-picture";

/** A picture of the content with its focal point. */
export type Image = { src: string; focus: Focus };

/** Beside the pictures' folder, so that no file of the studio's can have the name. «a.jpg» and «a.png» may both exist. */
export const portraitFile = ({ src, focus }: Image) =>
  `${pictureFile(src).replace("images/", "portraits/").replace(".", "-")}-${focus.x}-${focus.y}.jpg`;

/**
 * The pictures of a content file that need a crop.
 *
 * @param content its parsed JSON, which passed the content check
 */
export const heroImagesIn = (schema: z.ZodType, content: unknown): Image[] =>
  [...walk(schema, content)].filter(({ meta }) => meta.picture?.portrait).map(({ value }) => value as Image);
