/** Loads the content in the form that rules check: parsed files, measured pictures, paths of other files. */
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

/** A measured picture (pixels after rotation by EXIF), or its fault. */
export type Picture = { format: string; width: number; height: number } | PictureFault;

/** Fault of a file of static/. */
export type StaticFileFault = Pick<Finding, "message" | "remedy" | "severity">;

export type Content = {
  files: ContentFile[];
  /** Keys are paths below content/, with forward slashes. */
  pictures: ReadonlyMap<string, Picture>;
  /** Paths, of the same form, of files that are neither content nor pictures. */
  unknownFiles: readonly string[];
  /** All files of static/ by path below it, with their fault or null. */
  staticFiles: ReadonlyMap<string, StaticFileFault | null>;
  /** Name of the content's folder in messages, where it begins the paths of its files. */
  contentFolder: string;
};

/** Gives the check its content, from a folder, the editor or a test. Paths are below content/, with forward slashes. */
export type ContentReader = Pick<Content, "contentFolder" | "staticFiles"> & {
  contentPaths: readonly string[];
  bytesOf: (contentPath: string) => Promise<Uint8Array>;
  picturesOf: (contentPaths: readonly string[]) => Promise<Content["pictures"]>;
  /** Path of the file being saved: of two files that repeat each other, this one is reported. */
  beingSaved?: string | undefined;
  /** Problems of reading, such as a content folder that cannot be listed. */
  problems?: readonly Problem[];
};

export const filesOfKind = ({ files }: Pick<Content, "files">, kind: Kind["name"]) =>
  files.filter((file) => file.kind.name === kind);

const isIgnored = (contentPath: string) => /\.(md|txt)$/u.test(contentPath) || isJunkFile(contentPath);

export const isPicture = (contentPath: string) =>
  /^images\/.*\.(jpe?g|png|webp|avif|svg)$/iu.test(contentPath) && !isJunkFile(contentPath);

const withoutExtension = (contentPath: string) => contentPath.replace(/\.\w+$/u, "");

export async function loadContent(reader: ContentReader): Promise<{ content: Content; problems: Problem[] }> {
  const { contentFolder, staticFiles, bytesOf, picturesOf, beingSaved } = reader;
  const contentPaths = reader.contentPaths
    .filter((contentPath) => !isIgnored(contentPath))
    // Rules report the later of two files that repeat each other. Puts the file being saved last, and an original
    // before its copy: with extensions, «castello-2.json» would precede «castello.json».
    .sort(
      (one, other) =>
        Number(one === beingSaved) - Number(other === beingSaved) ||
        compareTexts(withoutExtension(one), withoutExtension(other)),
    );

  const problems = [...(reader.problems ?? [])];
  const files: ContentFile[] = [];
  for (const contentPath of contentPaths) {
    const kind = kindOf(contentPath);
    if (kind === undefined) continue;
    const bytes = await bytesOf(contentPath).catch(() => undefined);
    const checkResult = checkFile(`${contentFolder}/${contentPath}`, kind, bytes);
    files.push(checkResult.contentFile);
    problems.push(...checkResult.problems);
  }

  const pictures = await picturesOf(contentPaths.filter(isPicture));
  const unknownFiles = contentPaths.filter((contentPath) => !kindOf(contentPath) && !isPicture(contentPath));
  return { content: { files, pictures, unknownFiles, staticFiles, contentFolder }, problems };
}
