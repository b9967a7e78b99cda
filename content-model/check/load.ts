/** The content as rules read it, wherever it comes from: a folder, the staff's browser, a test. */
import { type Kind, kindOf, slugOf } from "../kinds";
import { type JsonDocument, readDocument } from "./json-document";
import { fieldName } from "./locate";
import { fileProblem, type Problem } from "./problem";
import { baseName, isHiddenJson, strayFile } from "./stray-file";

export type ContentFile = {
  /** Path from the folder that holds `content/`, with forward slashes. */
  name: string;
  /** File name without «.json». */
  slug: string;
  kind: Kind;
  /** Absent where the text is not JSON: rules must not accuse other files for that. */
  document?: JsonDocument;
};

/** Why a picture cannot be used: heavy by its bytes, large by its pixels. */
export type Failure =
  | { failure: "corrupt" | "foreign"; format?: string }
  | { failure: "heavy"; bytes: number }
  | { failure: "large"; width: number; height: number };

/** Size in pixels as the picture is shown, or why it cannot be used. */
export type Picture = { format: string; width: number; height: number } | Failure;

export type Content = {
  files: ContentFile[];
  /** Pictures by their path below content/, with forward slashes. */
  images: ReadonlyMap<string, Picture>;
  /** Files below static/video, by name. */
  videos: ReadonlySet<string>;
  /** Prefix of every path in messages: the name of the content folder. */
  folder: string;
};

/** Where content comes from. Names are paths below content/, with forward slashes. */
export type Source = Pick<Content, "folder" | "videos"> & {
  names: readonly string[];
  bytesOf: (name: string) => Promise<Uint8Array>;
  picturesOf: (names: readonly string[]) => Promise<Content["images"]>;
};

export const filesOfKind = ({ files }: Content, kind: Kind["name"]) =>
  files.filter((file) => file.kind.name === kind);

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
  /^images\/.*\.(jpe?g|png|webp|avif|svg)$/iu.test(relative) && !isNoContent(baseName(relative));

export async function loadContent(source: Source): Promise<{ content: Content; problems: Problem[] }> {
  const { folder, videos } = source;
  const names = source.names.filter((name) => !isNoContent(baseName(name)));
  const problems: Problem[] = [];
  const files: ContentFile[] = [];
  for (const name of names) {
    const kind = kindOf(name);
    if (kind) {
      const loaded = await loadFile(source, name, kind);
      files.push(loaded.file);
      problems.push(...loaded.problems);
    } else if (!isPicture(name)) problems.push(strayFile(folder, name));
  }
  const images = await source.picturesOf(names.filter(isPicture));
  return { content: { files, images, videos, folder }, problems };
}

async function loadFile({ folder, bytesOf }: Source, relative: string, kind: Kind) {
  const name = `${folder}/${relative}`;
  const slug = slugOf(relative);
  const bytes = await bytesOf(relative).catch(() => undefined);
  if (bytes === undefined) return { file: { name, slug, kind }, problems: [unreadable(name)] };
  const { document, problems } = readDocument(bytes);
  return {
    file: { name, slug, kind, document },
    problems: problems.map(({ path, ...problem }) => ({
      ...fileProblem(name, problem),
      field: path ? fieldName(kind.schema, path) : "",
    })),
  };
}

/** @param name of a file or folder */
export const unreadable = (name: string): Problem =>
  fileProblem(name, {
    rule: "unreadable",
    message: "non si può leggere",
    remedy: "Controllare che esista e che il suo proprietario ne permetta la lettura.",
  });
