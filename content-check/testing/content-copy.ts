import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { kinds } from "../../content-model/kinds";
import { galleryItem } from "../../content-model/media-fields";
import { pathInContent } from "../../content-model/paths";
import { valueAt } from "../../content-model/walk";
import { externalContentAnchor } from "../../shared/external-content-notice";
import { flat } from "../../tests/unit/testing/photos";
import type { ContentReader } from "../content";
import { pictureFrom } from "../pictures";
import { type PublicationOptions, runContentCheck } from "../run-content-check";
import { staticFileFault } from "../static-files";
import { sampleListItem, sampleOf, samplePicture } from "./sample";

/** Bytes or JSON values by path from the parent of `content/` and `static/`. */
export type Tree = Map<string, unknown>;

const slugs: Readonly<Record<string, readonly string[]>> = {
  // Only «omega» is missing from the carousel.
  service: ["alfa", "beta", "gamma", "omega"],
  project: ["giardino-nord", "piazza-est", "torre-sud"],
  equipment: ["livella", "prisma"],
  software: ["cad"],
  "team-member": ["titolare"],
  "legal-document": ["privacy-policy", "terms-of-service"],
};

export const jpeg = (width: number) => flat({ width, height: 900 }).jpeg().toBuffer();

const sharedTree = makeTree();

/** Copies the tree, but not its values: replace values, and never mutate them, because tests share them. */
export const validTree = async (): Promise<Tree> => new Map(await sharedTree);

async function makeTree(): Promise<Tree> {
  const tree: Tree = new Map<string, unknown>([
    [`content/${pathInContent(samplePicture)}`, await jpeg(1600)],
    ["static/video/casa.mp4", Buffer.from("\0\0\0\x18ftypmp42")],
    ["static/video/casa.webm", Buffer.from("\x1A\x45\xDF\xA3\x42\x82\x84webm", "latin1")],
    ["static/video/casa.vtt", Buffer.from("WEBVTT")],
  ]);
  for (const kind of kinds) {
    const names = "file" in kind ? [""] : (slugs[kind.name] ?? []);
    for (const [index, slug] of names.entries()) {
      const value = sampleOf(kind.schema, { mark: `${kind.name} ${index}`, slugs }) as object;
      // Satisfies rules beyond the schemas: distinct positions and a VAT number.
      if ("order" in value) value.order = index + 1;
      if (kind.name === "project")
        Object.assign(value, {
          gallery: [1, 2, 3].map((item) => sampleOf(galleryItem, { mark: `${slug} ${item}`, slugs })),
        });
      if (kind.name === "lists")
        for (const [first] of Object.values(value)) Object.assign(first, { name: sampleListItem });
      if (kind.name === "studio") Object.assign(value, { vatNumber: "01234567897" });
      tree.set(`content/${"file" in kind ? kind.file : `${kind.folder}/${slug}.json`}`, value);
    }
  }
  const policy = tree.get("content/legal/privacy-policy.json") as { sections: object[] };
  policy.sections = policy.sections.map((section) => ({ ...section, anchor: externalContentAnchor }));
  return tree;
}

function bytesAt(tree: Tree, file: string): Buffer {
  const value = tree.get(file);
  if (Buffer.isBuffer(value)) return value;
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value, null, 2));
}

/** The caller removes the temporary folder. */
export async function writeTree(tree: Tree): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), "content-"));
  for (const file of tree.keys()) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytesAt(tree, file));
  }
  return root;
}

export function readerOf(tree: Tree): ContentReader {
  const pathsBelow = (folder: string) =>
    [...tree.keys()]
      .filter((path) => path.startsWith(folder))
      .map((path) => path.slice(folder.length))
      .sort();
  const bytesOf = (contentPath: string) => bytesAt(tree, `content/${contentPath}`);
  const staticFileAt = (staticPath: string) => {
    const bytes = bytesAt(tree, `static/${staticPath}`);
    return staticFileFault(staticPath, bytes.length, bytes);
  };
  return {
    contentFolder: "content",
    contentPaths: pathsBelow("content/"),
    staticFiles: new Map(pathsBelow("static/").map((staticPath) => [staticPath, staticFileAt(staticPath)])),
    bytesOf: async (contentPath) => bytesOf(contentPath),
    picturesOf: async (contentPaths) => {
      const pictures = contentPaths.map(async (path) => [path, await pictureFrom(bytesOf(path))] as const);
      return new Map(await Promise.all(pictures));
    },
  };
}

/** `change` may put promises of bytes into the tree. */
export async function checkCopy(
  change: (tree: Tree) => void = () => undefined,
  options: PublicationOptions = {},
) {
  const tree = await validTree();
  change(tree);
  for (const [file, value] of tree) tree.set(file, await value);
  return runContentCheck(readerOf(tree), options);
}

/** A value of `undefined` removes the field. */
export function setField(tree: Tree, file: string, at: readonly (string | number)[], value: unknown): void {
  const document = structuredClone(tree.get(file));
  const parent = valueAt(document, at.slice(0, -1)) as Record<string | number, unknown>;
  const last = at.at(-1) ?? "";
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  tree.set(file, document);
}
