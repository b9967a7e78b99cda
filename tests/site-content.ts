/** Content of a folder, typed by its schemas. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Kind, kindOf, kinds, slugOf } from "../content-model/kinds";

type KindOfContent = (typeof kinds)[number];
type FileKind = Extract<KindOfContent, { file: string }>;
type FolderKind = Extract<KindOfContent, { folder: string }>;

type Entry<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };

/** Single files by the name of their query (`homePage`), entries by that of their folder (`services`). */
type SiteContent = {
  [K in FileKind as Uncapitalize<K["typeName"]>]:
    | z.infer<K["schema"]>
    | (K extends { isOptional: true } ? undefined : never);
} & { [K in FolderKind as K["folder"]]: Entry<K["schema"]>[] };

type Ordered = { order?: number };

/**
 * Reads all content of a folder. Entries are sorted by `order`, or else by name.
 * @param root content that has passed the check
 */
export function readSiteContent(root: string): SiteContent {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  // A kind without published entries has no folder in the accepted copy.
  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const entriesOf = (kind: Kind, folder: string) =>
    namesIn(join(root, folder))
      .filter((name) => kindOf(`${folder}/${name}`) === kind)
      .sort()
      .map((name): Ordered => ({ ...read(`${folder}/${name}`), slug: slugOf(name) }))
      .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

  const content = (kinds as readonly Kind[]).map((kind) => {
    if (kind.file === undefined) return [kind.folder, entriesOf(kind, kind.folder)];
    const isLeftOut = kind.isOptional && !existsSync(join(root, kind.file));
    return [uncapitalise(kind.typeName), isLeftOut ? undefined : read(kind.file)];
  });
  return Object.fromEntries(content);
}

const uncapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
