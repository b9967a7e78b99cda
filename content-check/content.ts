/** The content in the form in which the rules check it: parsed files, measured pictures, names of the rest. */
import { isJunkFile, type Kind, kindOf } from "../content-model/kinds";
import type { ContentFile } from "./content-file";
import type { DrawingFault } from "./drawing";
import type { Finding, Problem } from "./problem";
import { compareTexts } from "./text";
import { checkFile } from "./validate";

export type PictureFault =
  | { fault: "corrupt" | "unsupported" | "gps"; format?: string }
  | { fault: "heavy"; bytes: number }
  | { fault: "large"; width: number; height: number }
  | ({ fault: "drawing" } & DrawingFault);

/** Size in pixels after rotation by EXIF. */
export type Picture = { format: string; width: number; height: number } | PictureFault;

/** What is wrong with a file of static/. */
export type StaticFileFault = Pick<Finding, "message" | "remedy" | "severity">;

export type Content = {
  files: ContentFile[];
  /** Keys are paths below content/, with forward slashes. */
  pictures: ReadonlyMap<string, Picture>;
  /** Files that are neither content nor pictures; paths as above. */
  unknownFiles: readonly string[];
  /** All files of static/ by path below it, with their fault or null. */
  staticFiles: ReadonlyMap<string, StaticFileFault | null>;
  /** Prefix of every path in messages. */
  folder: string;
};

/** Gives the check its content, from a folder, the editor or a test. Names are paths below content/, with forward slashes. */
export type ContentReader = Pick<Content, "folder" | "staticFiles"> & {
  names: readonly string[];
  bytesOf: (name: string) => Promise<Uint8Array>;
  picturesOf: (names: readonly string[]) => Promise<Content["pictures"]>;
  /** Files being saved: the ones at fault when two files repeat each other. */
  saved?: ReadonlySet<string>;
  /** Links, pipes and folders that cannot be listed. */
  problems?: readonly Problem[];
};

export const filesOfKind = ({ files }: Pick<Content, "files">, kind: Kind["name"]) =>
  files.filter((file) => file.kind.name === kind);

const isIgnored = (name: string) => /\.(md|txt)$/u.test(name) || isJunkFile(name);

export const isPicture = (relative: string) =>
  /^images\/.*\.(jpe?g|png|webp|avif|svg)$/iu.test(relative) && !isJunkFile(relative);

const withoutExtension = (name: string) => name.replace(/\.\w+$/u, "");

export async function loadContent(reader: ContentReader): Promise<{ content: Content; problems: Problem[] }> {
  const { folder, staticFiles, bytesOf, picturesOf, saved = new Set() } = reader;
  const names = reader.names
    .filter((name) => !isIgnored(name))
    // Puts the original before its copy «castello-2», so that the copy is reported.
    .sort(
      (one, other) =>
        Number(saved.has(one)) - Number(saved.has(other)) ||
        compareTexts(withoutExtension(one), withoutExtension(other)),
    );

  const problems = [...(reader.problems ?? [])];
  const files: ContentFile[] = [];
  for (const name of names) {
    const kind = kindOf(name);
    if (kind === undefined) continue;
    const bytes = await bytesOf(name).catch(() => undefined);
    const checked = checkFile(`${folder}/${name}`, kind, bytes);
    files.push(checked.file);
    problems.push(...checked.problems);
  }

  const pictures = await picturesOf(names.filter(isPicture));
  const unknownFiles = names.filter((name) => !kindOf(name) && !isPicture(name));
  return { content: { files, pictures, unknownFiles, staticFiles, folder }, problems };
}
