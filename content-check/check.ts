/** The content check of a folder on disk, which opens nothing outside it. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isNoContent, type Source } from "./content";
import { unreadable } from "./content-file";
import { inspectPictures } from "./pictures";
import { type ContentReport, fileProblem } from "./problem";
import { checkSource, type PublicationOptions } from "./source";

export { formatReport } from "./format-report";
export type { ContentReport, Problem } from "./problem";

type Folders = {
  /** Folder of the JSON files and pictures. */
  contentRoot: string;
  /** Folder of the files that are published as they are. */
  staticRoot: string;
};

/** Bad content is reported, never thrown. */
export const checkContent = async (options: Folders & PublicationOptions): Promise<ContentReport> =>
  checkSource(await contentFolder(options), options);

/** The content of a folder; links in it are reported, not followed. */
export async function contentFolder({ contentRoot, staticRoot }: Folders): Promise<Source> {
  const folder = path.basename(path.resolve(contentRoot));
  const entries = await entriesIn(contentRoot, true).catch(() => undefined);
  const videos = await entriesIn(path.join(staticRoot, "video"), false).catch(() => []);
  const addressOf = (name: string) => path.join(contentRoot, name);
  // Emacs locks a file by a link.
  const noFiles = (entries ?? []).filter(
    ({ isFile, isFolder, name }) => !isFile && !isFolder && !isNoContent(name),
  );
  return {
    folder,
    videos: new Set(videos.filter(({ isFile }) => isFile).map(({ name }) => name)),
    names: (entries ?? [])
      .filter(({ isFile }) => isFile)
      .map(({ name }) => name)
      .sort(),
    bytesOf: (name) => readFile(addressOf(name)),
    picturesOf: (names) => inspectPictures(new Map(names.map((name) => [name, addressOf(name)]))),
    problems: entries === undefined ? [unreadable(folder)] : noFiles.map(({ name }) => link(folder, name)),
  };
}

async function entriesIn(folder: string, recursive: boolean) {
  const entries = await readdir(folder, { recursive, withFileTypes: true });
  return entries.map((entry) => ({
    name: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    isFile: entry.isFile(),
    isFolder: entry.isDirectory(),
  }));
}

const link = (folder: string, name: string) =>
  fileProblem(`${folder}/${name}`, {
    rule: "not-a-file",
    message: "non è un file ma un collegamento, o altro che non si può leggere",
    remedy: "Toglierlo e mettere al suo posto una copia del file vero.",
  });
