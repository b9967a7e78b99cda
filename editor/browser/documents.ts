/** PDFs chosen in this window, which are committed with the entry that links to them. */
import type { StaticFile } from "../../content-check/content";
import { documentFrom, documentStart } from "../../content-check/document";

/** By bare name: the CMS rewrites file names, appends to them and shortens long ones. */
const chosen = new Map<string, StaticFile>();

function bareName(name: string): string {
  const withoutAccents = name.normalize("NFD").toLowerCase();
  return withoutAccents.replace(/\.pdf$|[^a-z0-9]+/gu, "").slice(0, 40);
}

/** Reads them on choosing or dropping: the CMS's hook gets no files. */
export function readDocuments(): void {
  const read = async ({ target, dataTransfer }: Event & Partial<DragEvent>) => {
    for (const file of (target as HTMLInputElement).files ?? dataTransfer?.files ?? []) {
      if (!/\.pdf$/iu.test(file.name)) continue;
      const start = new Uint8Array(await file.slice(0, documentStart).arrayBuffer());
      chosen.set(bareName(file.name), documentFrom(file.name, start));
    }
  };
  for (const type of ["change", "drop"]) document.addEventListener(type, read, { capture: true });
}

/** Chosen documents that the entry links to, by path below static/. */
export function newDocuments(text: string): Record<string, StaticFile> {
  const linked = [...text.matchAll(/(?<="\/)documenti\/([a-z0-9-]+\.pdf)(?=")/gu)];
  const found = linked.flatMap(([path, name = ""]) => {
    const stems = [...chosen.keys()].filter((stem) => bareName(name).startsWith(stem));
    const [longest = ""] = stems.sort((one, other) => other.length - one.length);
    const file = chosen.get(longest);
    return file ? [[path, file] as const] : [];
  });
  return Object.fromEntries(found);
}
