/** One image per page for where its address is shared: og:image of Facebook, LinkedIn, WhatsApp, X. */
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "satori";
import type { Focus } from "../../accept/accepted-picture";
import { type Drawing, draw } from "./draw";
import { fontInstances, readFontFiles } from "./fonts";
import { imageName } from "./image-name";
import { sheet } from "./sheet";

export type SocialImageSource = {
  title: string;
  label: string;
  /** An accepted picture: its absolute path, and the point that stays visible, in percent. */
  picture?: { file: string; focus: Focus };
};

/** In pixels, for the tags that announce the image. */
export const socialImageSize = { width: sheet.width, height: sheet.height };

/** Pictures decoded at once: bounds the memory that a build takes. */
const atOnce = 2;

/** Does the work for every item, a few at a time. */
async function forEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  // One iterator for all: each takes the next item that nobody has taken.
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Whole or not at all, also when the build is interrupted: the next one trusts what it finds. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

async function removeOthers(directory: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(directory))
    if (!kept.has(name)) await rm(path.join(directory, name), { recursive: true });
}

async function drawingOf({ title, label, picture }: SocialImageSource): Promise<Drawing> {
  if (!picture) return { title, label };
  return { title, label, picture: { bytes: await readFile(picture.file), focus: picture.focus } };
}

/**
 * Makes the images that no earlier build has made, and removes those that no page names any more.
 *
 * @param pages by route
 * @param folders `publicRoot` is what a host serves, `cacheDirectory` a folder of its own, kept between builds
 * @returns by route, the image's address below the site: "/social/services-catasto-<hash>.jpg"
 */
export async function makeSocialImages(
  pages: ReadonlyMap<string, SocialImageSource>,
  { publicRoot, cacheDirectory }: { publicRoot: string; cacheDirectory: string },
): Promise<ReadonlyMap<string, string>> {
  const target = path.join(publicRoot, "social");
  await mkdir(target, { recursive: true });
  await mkdir(cacheDirectory, { recursive: true });

  const fontFiles = await readFontFiles();
  let fonts: Promise<Font[]> | undefined;
  const names = new Map<string, string>();
  await forEach(pages, async ([route, source]) => {
    try {
      const drawing = await drawingOf(source);
      const name = imageName(route, drawing, fontFiles);
      names.set(route, name);
      const cached = path.join(cacheDirectory, name);
      if (!(await exists(cached))) {
        fonts ??= fontInstances(fontFiles);
        await writeWhole(cached, await draw(drawing, await fonts));
      }
      await copyFile(cached, path.join(target, name));
    } catch (error) {
      throw new Error(`No social image for ${route}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  });

  const kept = new Set(names.values());
  await removeOthers(cacheDirectory, kept);
  await removeOthers(target, kept);
  return new Map([...pages.keys()].map((route) => [route, `/social/${names.get(route)}`]));
}
