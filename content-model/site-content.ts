/** Published content typed by its schemas, for the tests and the parts of the build outside pages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Kind, kindOf, kinds, slugOf } from "./kinds";

type KindOfContent = (typeof kinds)[number];
type FileKind = Extract<KindOfContent, { file: string }>;
type FolderKind = Extract<KindOfContent, { folder: string }>;

type Entry<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };

/** Single files by the name of their query (`homePage`), entries by that of their folder (`services`). */
type SiteContent = {
  [K in FileKind as Uncapitalize<K["typeName"]>]:
    | z.infer<K["schema"]>
    | (K extends { optional: true } ? undefined : never);
} & { [K in FolderKind as K["folder"]]: Entry<K["schema"]>[] };

type Ordered = { order?: number };

/**
 * Entries sort by `order`, or else by name.
 * @param root the accepted copy of the content (gatsby/prepare-content/accepted-content.ts)
 * @throws ZodError for a file that does not fit its schema
 */
export function readSiteContent(root: string): SiteContent {
  const read = ({ schema, optional }: Kind, file: string): unknown =>
    optional && !existsSync(join(root, file))
      ? undefined
      : schema.parse(JSON.parse(readFileSync(join(root, file), "utf8")));
  // A kind without published entries has no folder in the accepted copy.
  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const entries = (kind: Kind, folder: string) =>
    namesIn(join(root, folder))
      .filter((name) => kindOf(`${folder}/${name}`) === kind)
      .sort()
      .map((name) => ({ ...(read(kind, `${folder}/${name}`) as Ordered), slug: slugOf(name) }))
      .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return Object.fromEntries(
    kinds.map((kind: Kind) =>
      kind.file === undefined
        ? [kind.folder, entries(kind, kind.folder)]
        : [kind.typeName.charAt(0).toLowerCase() + kind.typeName.slice(1), read(kind, kind.file)],
    ),
  ) as SiteContent;
}
