import { formatForForm } from "../../content-check/format-report";
import type { Problem } from "../../content-check/problem";
import { checkSource } from "../../content-check/source";
import { isDraft } from "../../content-model/drafts";
import { type Kind, kindOf, kinds } from "../../content-model/kinds";
import { type JsonPath, metaOf, schemaBelow, valueAt, walk } from "../../content-model/walk";
import { type ContentIndex, sourceOf } from "../content-index";
import { newPicture } from "./input";

/** @returns Italian reason for refusing, and question before saving; old errors of other files can wait */
export async function judge(before: ContentIndex, name: string, text: string) {
  const taken = takenName(name, JSON.parse(text));
  if (taken) return { refusal: taken, question: "" };
  const pictures = { ...before.pictures };
  for (const [picture] of text.matchAll(/(?<="\.\.\/)images\/[^"]+/gu))
    pictures[picture] ??= newPicture(picture);
  const after = { ...before, texts: { ...before.texts, [name]: text }, pictures };
  const [was, now] = await Promise.all(
    [before, after].map((index) => checkSource(sourceOf(index, name)).then(({ problems }) => problems)),
  );
  const keyOf = ({ file, rule, field, message }: Problem) => JSON.stringify([file, rule, field, message]);
  const known = new Set(was?.map(keyOf));
  // Numbering belongs to the CMS, which may have renumbered other entries.
  const found = now?.filter(({ rule }) => rule !== "duplicate-order") ?? [];
  const fresh = found.filter((problem) => !known.has(keyOf(problem)));
  const errors = found.filter((problem) => problem.file === `content/${name}` || fresh.includes(problem));
  const refused = errors.filter(({ severity }) => severity === "error");
  // The other errors of such a file follow from this one.
  const foreign = refused.filter(({ rule }) => rule === "image-foreign");
  const doubtful = fresh.filter(
    ({ rule, severity }) =>
      severity === "warning" && (rule === "plain-text" || rule.startsWith("duplicate-")),
  );
  const questions = [formatForForm(doubtful), questionAbout(name, text, before.texts[name])];
  return {
    refusal: formatForForm(foreign.length > 0 ? foreign : refused),
    question: questions.filter(Boolean).join("\n\n"),
  };
}

/** A new entry may be called like a file that the site always has in the same folder. */
function takenName(name: string, entry: object): string | undefined {
  const fixed = kindOf(name);
  const own = kinds.find(({ folder }: Kind) => folder && name.startsWith(`${folder}/`));
  if (!fixed?.file || !own) return undefined;
  const isOther = Object.keys(entry).some(
    (field) => schemaBelow(own.schema, field) && !schemaBelow(fixed.schema, field),
  );
  return isOther
    ? `È già l'indirizzo di «${metaOf(fixed.schema).title}»: cambiare il nome del file.`
    : undefined;
}

function questionAbout(name: string, text: string, old: string | undefined): string {
  const kind = kindOf(name);
  const entry: unknown = JSON.parse(text);
  if (old === undefined)
    return kind?.folder && !isDraft(entry) ? "È una voce nuova: senza «Bozza» va in linea. È finita?" : "";
  const earlier: unknown = JSON.parse(old);
  const stale = [...(kind ? walk(kind.schema, entry) : [])].flatMap(({ meta, value, path }) => {
    const [image, before] = [value, valueAt(earlier, path)] as ({ src: string; alt?: string } | undefined)[];
    const isStale = meta.picture && before?.alt && image?.src !== before.src && image?.alt === before.alt;
    return isStale ? [`«${before.alt}»`] : [];
  });
  const alternatives = `La fotografia è nuova, ma il testo alternativo è quello di prima:\n${stale.join("\n")}\nVa bene anche per la nuova, con il suo punto focale?`;
  const parts = heroPartsLeft(entry, earlier);
  const hero = `La testata ha anche: ${parts.join(", ")}. Vanno cambiati o tolti insieme.`;
  return [stale.length > 0 ? alternatives : "", parts.length > 0 ? hero : ""].filter(Boolean).join("\n\n");
}

const numerals = ["", "", "due", "tre", "quattro"];

/** Pictures that belong to the hero's picture and are the earlier ones, though that one is not. */
function heroPartsLeft(entry: unknown, earlier: unknown): string[] {
  const isSame = (...path: JsonPath) =>
    valueAt(entry, [...path, "src"]) === valueAt(earlier, [...path, "src"]);
  const isLeft = (...path: JsonPath) => valueAt(entry, path) !== undefined && isSame(...path);
  if (isSame("hero", "backgroundImage")) return [];
  const count = (fields: string[]) => fields.filter((field) => isLeft("curtain", field)).length;
  const views = count(["left", "right", "phoneLeft", "phoneRight"]);
  const drawings = count(["drawing", "phoneDrawing"]);
  const ruler = [
    ...(views > 0 ? [views === 1 ? "una veduta" : `${numerals[views]} vedute`] : []),
    ...(drawings > 0 ? [drawings === 1 ? "un disegno" : `${numerals[drawings]} disegni`] : []),
  ];
  return [
    ...(isLeft("hero", "phoneImage") ? ["immagine per i telefoni"] : []),
    ...(ruler.length > 0 ? [`righello con ${ruler.join(" e ")}`] : []),
  ];
}
