/** PDFs chosen in this window, which are committed with the entry that links to them. */
import type { StaticFile } from "../../content-check/content";
import { documentFrom, documentStart } from "../../content-check/document";

/** By bare name: the CMS rewrites file names, and appends to them. */
const chosen = new Map<string, StaticFile>();
const bareName = (name: string) => name.replace(/\.pdf$|[^a-z0-9]+/giu, "").toLowerCase();

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
    const [, file] = [...chosen].find(([stem]) => bareName(name).startsWith(stem)) ?? [];
    return file ? [[path, file] as const] : [];
  });
  return Object.fromEntries(found);
}
