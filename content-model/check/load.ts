/** Lists and reads what lies below content/; nothing outside is ever opened. */
import type { Dirent } from "node:fs";
import { lstat, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Kind, kindOf } from "../kinds";
import { type JsonDocument, readDocument } from "./json-document";
import { fieldName } from "./locate";
import { fileProblem, type Problem } from "./problem";
import { isHiddenJson, strayFile } from "./stray-file";

export type ContentFile = {
  /** Path from the folder that holds `content/`, with forward slashes. */
  name: string;
  /** File name without «.json». */
  slug: string;
  kind: Kind;
  /** Absent where the text is not JSON: rules must not accuse other files for that. */
  document?: JsonDocument;
};

export type Content = {
  files: ContentFile[];
  /** Absolute addresses of the pictures by their path below content/, with forward slashes. */
  images: Map<string, string>;
  /** Files below static/video, by name. */
  videos: Set<string>;
  /** Prefix of every path in messages: the name of the content folder. */
  folder: string;
};

export const filesOfKind = ({ files }: Content, kind: Kind["name"]) =>
  files.filter((file) => file.kind.name === kind);

export const imageExtensions = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".svg"] as const;

/**
 * Notes of people, and what systems and editors leave behind; never JSON, which Gatsby would read, nor what Notepad makes
 * of it.
 */
const isNoContent = (name: string) =>
  (/\.(md|txt)$/u.test(name) && !isHiddenJson(name)) ||
  (!name.endsWith(".json") && /^\.|~$|^(Thumbs\.db|desktop\.ini)$/u.test(name));

/**
 * Whether a file is one of the site's pictures: for the check, and for the copy that the build reads.
 *
 * @param relative path below content/, with forward slashes
 */
export const isPicture = (relative: string) =>
  relative.startsWith("images/") &&
  !isNoContent(path.posix.basename(relative)) &&
  imageExtensions.some((extension) => relative.toLowerCase().endsWith(extension));

/** Where the pictures come from: read by people, not by the site. */
const creditsFile = "images/CREDITS.md";

/** `code` of a system error. Not by `instanceof`: under Jest such errors come from another realm. */
const errorCode = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "errore sconosciuto";

/**
 * @param contentRoot folder of the content
 * @param staticRoot folder of the files that are published as they are
 */
export async function loadContent(
  contentRoot: string,
  staticRoot: string,
): Promise<{ content: Content; problems: Problem[] }> {
  const folder = path.basename(path.resolve(contentRoot));
  const listed = await listFiles(contentRoot, folder);
  const problems = [...listed.problems];
  const images = new Map<string, string>();
  const files: ContentFile[] = [];
  for (const relative of listed.files) {
    if (relative === creditsFile) continue;
    const absolute = path.join(contentRoot, relative);
    const kind = kindOf(relative);
    if (kind) {
      const loaded = await loadFile(absolute, `${folder}/${relative}`, kind);
      files.push(loaded.file);
      problems.push(...loaded.problems);
    } else if (isPicture(relative)) {
      images.set(relative, absolute);
    } else {
      problems.push(strayFile(folder, relative));
    }
  }
  const { videos, problems: unreadableVideos } = await videosIn(staticRoot);
  return { content: { files, images, videos, folder }, problems: [...problems, ...unreadableVideos] };
}

async function loadFile(
  absolute: string,
  name: string,
  kind: Kind,
): Promise<{ file: ContentFile; problems: Problem[] }> {
  const file: ContentFile = { name, slug: path.posix.basename(name, ".json"), kind };
  let bytes: Buffer;
  try {
    bytes = await readFile(absolute);
  } catch (error) {
    return { file, problems: [unreadable(name, error)] };
  }
  const { document, problems } = readDocument(bytes);
  return {
    file: { ...file, document },
    problems: problems.map(({ path: place, ...problem }) => ({
      severity: "error",
      file: name,
      field: place ? fieldName(kind.schema, place) : "",
      ...problem,
    })),
  };
}

const unreadable = (name: string, error: unknown) =>
  fileProblem(name, {
    rule: "unreadable",
    message: `non si può leggere (${errorCode(error)})`,
    remedy: "Controllare che esista e che il suo proprietario ne permetta la lettura.",
  });

/** Regular files below a folder, sorted; symbolic links and devices are refused, not followed. */
async function listFiles(root: string, folder: string): Promise<{ files: string[]; problems: Problem[] }> {
  const files: string[] = [];
  const problems: Problem[] = [];
  const waiting = [""];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    let entries: Dirent[];
    try {
      entries = await readdir(path.join(root, below), { withFileTypes: true });
    } catch (error) {
      problems.push(unreadable(path.posix.join(folder, below), error));
      continue;
    }
    for (const entry of entries) {
      const relative = path.posix.join(below, entry.name);
      if (entry.isDirectory()) {
        waiting.push(relative);
        if (isFileName(relative)) problems.push(folderNamedLikeFile(`${folder}/${relative}`));
      } else if (entry.isFile()) files.push(...(isNoContent(entry.name) ? [] : [relative]));
      else problems.push(notAFile(`${folder}/${relative}`, entry));
    }
  }
  return { files: files.sort(), problems };
}

const isFileName = (relative: string) => relative.endsWith(".json") || isPicture(relative);

/** Programs that list the files of a folder by their names would try to read it. */
const folderNamedLikeFile = (name: string) =>
  fileProblem(name, {
    rule: "not-a-file",
    message: "è una cartella, ma ha il nome di un file",
    remedy: "Toglierla o rinominarla, e mettere al suo posto il file vero.",
  });

const notAFile = (name: string, entry: Dirent) =>
  fileProblem(name, {
    rule: "not-a-file",
    message: entry.isSymbolicLink()
      ? "è un collegamento a un altro file o a un'altra cartella"
      : "non è un file normale",
    remedy: "Toglierlo e mettere al suo posto una copia del file vero.",
  });

/** A folder that is missing, or in its place a link or a file, holds no videos; one that cannot be read is a mistake. */
async function videosIn(staticRoot: string): Promise<{ videos: Set<string>; problems: Problem[] }> {
  const root = path.join(staticRoot, "video");
  try {
    const isFolder = (await lstat(root)).isDirectory();
    const entries = isFolder ? await readdir(root, { withFileTypes: true }) : [];
    const files = entries.filter((entry) => entry.isFile());
    return { videos: new Set(files.map(({ name }) => name)), problems: [] };
  } catch (error) {
    const isMissing = errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR";
    return { videos: new Set(), problems: isMissing ? [] : [unreadable("static/video", error)] };
  }
}
