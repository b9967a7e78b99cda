/** Checks the content of a folder, for Gatsby and `npm run check:content`; run-content-check.ts has the rules. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { ContentReader } from "./content";
import { unreadableFile } from "./content-file";
import { inspectPictures } from "./pictures";
import type { ContentReport } from "./problem";
import { type PublicationOptions, runContentCheck } from "./run-content-check";
import { inspectStaticFiles } from "./static-files";

export { formatReport } from "./format-report";

type Folders = {
  contentRoot: string;
  staticRoot: string;
};

/** Opens nothing outside the folders. Bad content is reported, never thrown. */
export const checkContent = async (options: Folders & PublicationOptions): Promise<ContentReport> =>
  runContentCheck(await folderReader(options), options);

/** Ignores symbolic links; static/ may be missing. */
export async function folderReader({ contentRoot, staticRoot }: Folders): Promise<ContentReader> {
  const contentFolder = path.basename(path.resolve(contentRoot));
  const entries = await readdir(contentRoot, { recursive: true, withFileTypes: true }).catch(() => undefined);
  const pathOf = (contentPath: string) => path.join(contentRoot, contentPath);
  return {
    contentFolder,
    staticFiles: await inspectStaticFiles(staticRoot),
    contentPaths: (entries ?? [])
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(contentRoot, path.join(parentPath, name)))
      .map((relativePath) => relativePath.replaceAll(path.sep, "/"))
      .sort(),
    bytesOf: (contentPath) => readFile(pathOf(contentPath)),
    picturesOf: (contentPaths) =>
      inspectPictures(new Map(contentPaths.map((contentPath) => [contentPath, pathOf(contentPath)]))),
    problems: entries === undefined ? [unreadableFile(contentFolder)] : [],
  };
}
