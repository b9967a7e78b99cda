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
const cropPath = ({ src, focus }: HeroImage) =>
  `${pathInContent(src).replace("images/", "squares/").replace(".", "-")}-${focus.x}-${focus.y}.jpg`;

async function readContent(from: string, contentPaths: readonly string[]): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const contentPath of contentPaths)
    if (kindOf(contentPath))
      files.set(contentPath, JSON.parse(await readFile(path.join(from, contentPath), "utf8")));
  return files;
}

/** Drops drafts, and list items that name a draft. */
function publishedAmong(files: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const drafts = draftsAmong(files);
  const publishedFiles = new Map<string, unknown>();
  for (const [contentPath, content] of files) {
    const kind = kindOf(contentPath);
    if (kind && !isDraft(content))
      publishedFiles.set(contentPath, withoutDrafts(kind.schema, content, drafts));
  }
  return publishedFiles;
}

/** Sets `square` in each hero's picture. @returns the crops to make */
function assignCrops(schema: z.ZodType, content: unknown, folder: string): Copy[] {
  return heroImagesIn(schema, content).map((image) => {
    const crop = cropPath(image);
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
  const contentPaths = await filesBelow(from);
  const files = await readContent(from, contentPaths);
  const copies = contentPaths.filter(isPicture).map(
    (contentPath): Copy => ({
      from: path.join(from, contentPath),
      to: path.join(to, contentPath),
      variant: "whole",
      transform: normalise,
    }),
  );

  const texts = new Map<string, string>();
  for (const [contentPath, content] of hasDrafts ? files : publishedAmong(files)) {
    const typesetContent = typeset(content);
    copies.push(...assignCrops(kindOf(contentPath)?.schema as z.ZodType, typesetContent, to));
    texts.set(path.join(to, contentPath), JSON.stringify(typesetContent));
  }

  await updateCopies(to, copies);
  for (const [target, text] of texts) await writeIfChanged(target, Buffer.from(text));
  await removeOtherFiles(to, [path.join(to, digestsFile), ...copies.map((copy) => copy.to), ...texts.keys()]);
}

/** Removes JSON files first, so that no such file names a missing picture. */
async function removeOtherFiles(folder: string, keptPaths: readonly string[]): Promise<void> {
  const paths = (await filesBelow(folder)).map((relativePath) => path.join(folder, relativePath));
  const otherPaths = paths.filter((filePath) => !keptPaths.includes(filePath));
  const isJson = (filePath: string) => filePath.endsWith(".json");
  for (const jsonPath of otherPaths.filter(isJson)) await rm(jsonPath);
  for (const otherPath of otherPaths.filter((filePath) => !isJson(filePath))) await rm(otherPath);
}
