/** Which entries may come and go: what the content check says of a folder with and without them. */

import type { Problem } from "../content-model/check/problem";
import { expectedSlugs } from "../content-model/check/rules/files";
import { type Kind, kinds } from "../content-model/kinds";

/** Not a promise, though rules may give one: this rule reads nothing but the list. */
const verdict = (files: { name: string; slug: string; kind: Kind }[]) =>
  expectedSlugs({ files, images: new Map(), videos: new Set(), folder: "content" }) as Problem[];

/** Whether the site may have entries of the kind beyond those it must have. */
export function acceptsMore(kind: Kind): boolean {
  const name = `content/${kind.folder}/voce-in-piu.json`;
  return (
    kind.folder !== undefined &&
    verdict([{ name, slug: "voce-in-piu", kind }]).every(({ file }) => file !== name)
  );
}

/** Whether the site cannot be without the file. */
export function isRequired(name: string): boolean {
  return (
    kinds.some((kind) => "file" in kind && `content/${kind.file}` === name) ||
    verdict([]).some(({ file }) => file === name)
  );
}
