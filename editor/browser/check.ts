import type { Picture } from "../../content-check/content";
import { formatForForm } from "../../content-check/format-report";
import type { Problem } from "../../content-check/problem";
import { checkSource } from "../../content-check/source";
import { isDraft } from "../../content-model/drafts";
import { kindOf } from "../../content-model/kinds";
import { valueAt, walk } from "../../content-model/walk";
import { type ContentIndex, sourceOf } from "../content-index";
import { newDocuments } from "./documents";

/** Pictures chosen in this window, by bare name: the CMS appends to file names. */
const chosen = new Map<string, ImageBitmap>();
const stemOf = (name: string) => name.replace(/^.*\/|\.\w+$|[^a-z0-9]+/giu, "").toLowerCase();

/** Reads sizes on choosing or dropping: the CMS's hook gets no files. */
export function measurePictures(): void {
  const look = async ({ target, dataTransfer }: Event & Partial<DragEvent>) => {
    for (const file of (target as HTMLInputElement).files ?? dataTransfer?.files ?? [])
      await createImageBitmap(file).then(
        (picture) => chosen.set(stemOf(file.name), picture),
        () => undefined,
      );
  };
  for (const type of ["change", "drop"]) document.addEventListener(type, look, { capture: true });
}

/** Accepts a picture not chosen in this window: the check on push reads it. */
function newPicture(name: string): Picture {
  const [, size] = [...chosen].find(([stem]) => stemOf(name).startsWith(stem)) ?? [];
  const { width, height } = size ?? { width: 1e5, height: 1e5 };
  return { format: name.endsWith("svg") ? "svg" : "webp", width, height };
}

/** @returns Italian reason for refusing, and question before saving; old errors of other files can wait */
export async function judge(before: ContentIndex, name: string, text: string) {
  const pictures = { ...before.pictures };
  for (const [picture] of text.matchAll(/(?<="\.\.\/)images\/[^"]+/gu))
    pictures[picture] ??= newPicture(picture);
  const staticFiles = { ...newDocuments(text), ...before.staticFiles };
  const after = { ...before, texts: { ...before.texts, [name]: text }, pictures, staticFiles };
  const [was, now] = await Promise.all(
    [before, after].map((index) => checkSource(sourceOf(index, name)).then(({ problems }) => problems)),
  );
  const keyOf = ({ file, rule, field, message }: Problem) => JSON.stringify([file, rule, field, message]);
  const known = new Set(was?.map(keyOf));
  // Numbering belongs to the CMS, which may have renumbered other entries.
  const found = now?.filter(({ rule }) => rule !== "duplicate-order") ?? [];
  const fresh = found.filter((problem) => !known.has(keyOf(problem)));
  const errors = found.filter((problem) => problem.file === `content/${name}` || fresh.includes(problem));
  const copied = fresh.filter(
    ({ rule, severity }) => severity === "warning" && rule.startsWith("duplicate-"),
  );
  const questions = [formatForForm(copied), questionAbout(name, text, before.texts[name])];
  return {
    refusal: formatForForm(errors.filter(({ severity }) => severity === "error")),
    question: questions.filter(Boolean).join("\n\n"),
  };
}

function questionAbout(name: string, text: string, old: string | undefined): string {
  const kind = kindOf(name);
  const entry: unknown = JSON.parse(text);
  if (old === undefined)
    return kind?.folder && !isDraft(entry) ? "È una voce nuova: senza «Bozza» va in linea. È finita?" : "";
  const earlier: unknown = JSON.parse(old);
  const stale = [...(kind ? walk(kind.schema, entry) : [])].flatMap(({ meta, value, path }) => {
    const [image, before] = [value, valueAt(earlier, path)] as ({ src: string; alt: string } | undefined)[];
    const isStale = meta.picture && before && image?.src !== before.src && image?.alt === before.alt;
    return isStale ? [`«${before.alt}»`] : [];
  });
  return stale.length === 0
    ? ""
    : `La fotografia è nuova, ma il testo alternativo è quello di prima:\n${stale.join("\n")}\nVa bene anche per la nuova, con il suo punto focale?`;
}
