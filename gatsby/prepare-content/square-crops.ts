import type { z } from "zod";
import { pathInContent } from "../../content-model/fields";
import { walk } from "../../content-model/walk";
import type { Focus } from "./accepted-picture";

export type Image = { src: string; focus: Focus };

/** Path outside the studio's folder of pictures; distinct for «a.jpg» and «a.png». */
export const squareFile = ({ src, focus }: Image) =>
  `${pathInContent(src).replace("images/", "squares/").replace(".", "-")}-${focus.x}-${focus.y}.jpg`;

export const heroImagesIn = (schema: z.ZodType, content: unknown): Image[] =>
  [...walk(schema, content)].filter(({ meta }) => meta.picture?.square).map(({ value }) => value as Image);
