/**
 * Copies content/ for Gatsby after each passed check, so that a file broken under `npm start` never reaches a page.
 * Texts of the copy are typeset; its pictures are upright, opaque, in sRGB and without metadata.
 */
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { isPicture } from "../../content-check/content";
import { draftsAmong, isDraft, withoutDrafts } from "../../content-model/drafts";
import { kindOf } from "../../content-model/kinds";
import { pathInContent } from "../../content-model/paths";
import { walk } from "../../content-model/walk";
import { filesBelow } from "../../hosting/files-below";
import { type Focus, normalise, squareOf } from "./accepted-picture";
import { type Copy, digestsFile, updateCopies, writeIfChanged } from "./transformed-copy";
import { typeset } from "./typeset";

export const contentDirectory = path.resolve(process.env.CONTENT_FOLDER ?? "content");
export const staticDirectory = path.resolve("static");
// Hosts keep .cache between builds; Gatsby, which empties it after an update, spares folders with a dot.
export const acceptedContentDirectory = path.resolve(".cache/.accepted-content");

/** `square`: path of the picture's crop, set by `assignCrops`. */
type HeroImage = { src: string; focus: Focus; square?: string };

const heroImagesIn = (schema: z.ZodType, content: unknown): HeroImage[] =>
  [...walk(schema, content)]
    .filter(({ meta }) => meta.picture?.hasSquareCrop)
    .map(({ value }) => value as HeroImage);

/** Path of a crop, outside the studio's folder of pictures; it differs for «a.jpg» and «a.png». */
const cropFile = ({ src, focus }: HeroImage) =>
  `${pathInContent(src).replace("images/", "squares/").replace(".", "-")}-${focus.x}-${focus.y}.jpg`;

async function readContent(from: string, names: readonly string[]): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const name of names)
    if (kindOf(name)) files.set(name, JSON.parse(await readFile(path.join(from, name), "utf8")));
  return files;
}

/** Drops drafts, and list items that name a draft. */
function publishedAmong(files: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const drafts = draftsAmong(files);
  const publishedFiles = new Map<string, unknown>();
  for (const [name, content] of files) {
    const kind = kindOf(name);
    if (kind && !isDraft(content)) publishedFiles.set(name, withoutDrafts(kind.schema, content, drafts));
  }
  return publishedFiles;
}

/** Sets `square` in each hero's picture. @returns the crops to make */
function assignCrops(schema: z.ZodType, content: unknown, folder: string): Copy[] {
  return heroImagesIn(schema, content).map((image) => {
    const crop = cropFile(image);
    image.square = `../${crop}`;
    return {
      from: path.join(folder, pathInContent(image.src)),
      to: path.join(folder, crop),
      variant: crop,
      transform: (bytes) => squareOf(bytes, image.focus),
    };
  });
}

/** Writes pictures before the JSON that names them; a build omits drafts. */
export async function acceptContent(
  from = contentDirectory,
  to = acceptedContentDirectory,
  { hasDrafts = process.env.NODE_ENV !== "production" } = {},
): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await filesBelow(from);
  const files = await readContent(from, names);
  const copies = names.filter(isPicture).map(
    (name): Copy => ({
      from: path.join(from, name),
      to: path.join(to, name),
      variant: "whole",
      transform: normalise,
    }),
  );

  const texts = new Map<string, string>();
  for (const [name, content] of hasDrafts ? files : publishedAmong(files)) {
    const acceptedFile = typeset(content);
    copies.push(...assignCrops(kindOf(name)?.schema as z.ZodType, acceptedFile, to));
    texts.set(path.join(to, name), JSON.stringify(acceptedFile));
  }

  await updateCopies(to, copies);
  for (const [file, text] of texts) await writeIfChanged(file, Buffer.from(text));
  await removeOtherFiles(to, [path.join(to, digestsFile), ...copies.map((copy) => copy.to), ...texts.keys()]);
}

/** Removes JSON files first, so that no such file names a missing picture. */
async function removeOtherFiles(folder: string, keptFiles: readonly string[]): Promise<void> {
  const files = (await filesBelow(folder)).map((name) => path.join(folder, name));
  const otherFiles = files.filter((file) => !keptFiles.includes(file));
  const isJson = (file: string) => file.endsWith(".json");
  for (const file of otherFiles.filter(isJson)) await rm(file);
  for (const file of otherFiles.filter((name) => !isJson(name))) await rm(file);
}
