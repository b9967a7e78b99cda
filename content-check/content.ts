/** Content for the rules, from a folder, the staff's browser or a test. */
import { isLeftover, type Kind, kindOf } from "../content-model/kinds";
import type { ContentFile } from "./content-file";
import type { DrawingFault } from "./drawing";
import { byText, type Finding, type Problem } from "./problem";
import { checkFile } from "./validate";

export type Failure =
  | { failure: "corrupt" | "foreign" | "pointer" | "position"; format?: string }
  | { failure: "heavy"; bytes: number }
  | { failure: "large"; width: number; height: number }
  | ({ failure: "drawing" } & DrawingFault);

/** Size in pixels after rotation by EXIF. */
export type Picture = { format: string; width: number; height: number } | Failure;

/** What is wrong with it, if anything. */
export type StaticFile = Partial<Pick<Finding, "message" | "remedy" | "severity">>;

export type Content = {
  files: ContentFile[];
  /** Keys are paths below content/, with forward slashes. */
  images: ReadonlyMap<string, Picture>;
  /** Unknown files, by the same paths. */
  strays: readonly string[];
  /** Files by path below static/. */
  staticFiles: ReadonlyMap<string, StaticFile>;
  /** Prefix of every path in messages. */
  folder: string;
};

/** Names are paths below content/, with forward slashes. */
export type Source = Pick<Content, "folder" | "staticFiles"> & {
  names: readonly string[];
  bytesOf: (name: string) => Promise<Uint8Array>;
  picturesOf: (names: readonly string[]) => Promise<Content["images"]>;
  /** Files being saved: the ones at fault when two files repeat each other. */
  saved?: ReadonlySet<string>;
  /** Links, pipes and folders that cannot be listed. */
  problems?: readonly Problem[];
};

export const filesOfKind = ({ files }: Pick<Content, "files">, kind: Kind["name"]) =>
  files.filter((file) => file.kind.name === kind);

// «castello.json.txt» is content: Windows' Notepad adds the second ending, and Explorer does not show it.
const isNoContent = (name: string) => /(?<!\.json)\.(md|txt)$/u.test(name) || isLeftover(name);

export const isPicture = (relative: string) =>
  /^images\/.*\.(jpe?g|png|webp|avif|svg)$/iu.test(relative) && !isLeftover(relative);

const withoutEnding = (name: string) => name.replace(/\.\w+$/u, "");

export async function loadContent(source: Source): Promise<{ content: Content; problems: Problem[] }> {
  const { folder, staticFiles, bytesOf, picturesOf, saved = new Set(), problems = [] } = source;
  const names = source.names
    .filter((name) => !isNoContent(name))
    // Puts the original before its copy «castello-2», so that the copy is reported.
    .sort(
      (one, other) =>
        Number(saved.has(one)) - Number(saved.has(other)) || byText(withoutEnding(one), withoutEnding(other)),
    );
  const found = [...problems];
  const files: ContentFile[] = [];
  for (const name of names) {
    const kind = kindOf(name);
    if (kind === undefined) continue;
    const bytes = await bytesOf(name).catch(() => undefined);
    const checked = checkFile(`${folder}/${name}`, kind, bytes);
    files.push(checked.file);
    found.push(...checked.problems);
  }
  const images = await picturesOf(names.filter(isPicture));
  const strays = names.filter((name) => !kindOf(name) && !isPicture(name));
  return { content: { files, images, strays, staticFiles, folder }, problems: found };
}
