/** The portrait crops of heroes' pictures, for phones. */
import type { z } from "zod";
import { pictureFile } from "../../content-model/fields";
import { walk } from "../../content-model/walk";
import type { Focus } from "./accepted-picture";

export type Image = { src: string; focus: Focus };

/** Outside the pictures' folder, where no file of the studio's can have the name. «a.jpg» and «a.png» may both exist. */
export const portraitFile = ({ src, focus }: Image) =>
  `${pictureFile(src).replace("images/", "portraits/").replace(".", "-")}-${focus.x}-${focus.y}.jpg`;

export const heroImagesIn = (schema: z.ZodType, content: unknown): Image[] =>
  [...walk(schema, content)].filter(({ meta }) => meta.picture?.portrait).map(({ value }) => value as Image);
