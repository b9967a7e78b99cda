/** Content in a folder of this machine; nothing outside it is ever opened. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Source, unreadable } from "./load";
import { inspectPictures } from "./pictures";
import { fileProblem, type Problem } from "./problem";

const filesIn = async (folder: string, recursive: boolean) => {
  const entries = await readdir(folder, { recursive, withFileTypes: true });
  return entries.map((entry) => ({
    name: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    isFile: entry.isFile(),
    isFolder: entry.isDirectory(),
  }));
};

/**
 * @param contentRoot folder of the content
 * @param staticRoot folder of the files that are published as they are
 * @returns the content, and what of it cannot be read or is no file: links are not followed
 */
export async function contentFolder(
  contentRoot: string,
  staticRoot: string,
): Promise<{ source: Source; problems: Problem[] }> {
  const folder = path.basename(path.resolve(contentRoot));
  const entries = await filesIn(contentRoot, true).catch(() => undefined);
  const videos = await filesIn(path.join(staticRoot, "video"), false).catch(() => []);
  const addressOf = (name: string) => path.join(contentRoot, name);
  const problems = entries
    ?.filter(({ isFile, isFolder }) => !isFile && !isFolder)
    .map(({ name }) =>
      fileProblem(`${folder}/${name}`, {
        rule: "not-a-file",
        message: "non è un file ma un collegamento, o altro che non si può leggere",
        remedy: "Toglierlo e mettere al suo posto una copia del file vero.",
      }),
    );
  return {
    source: {
      folder,
      videos: new Set(videos.filter(({ isFile }) => isFile).map(({ name }) => name)),
      names: (entries ?? [])
        .filter(({ isFile }) => isFile)
        .map(({ name }) => name)
        .sort(),
      bytesOf: (name) => readFile(addressOf(name)),
      picturesOf: (names) => inspectPictures(new Map(names.map((name) => [name, addressOf(name)]))),
    },
    problems: problems ?? [unreadable(folder)],
  };
}
