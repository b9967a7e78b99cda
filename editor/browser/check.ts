import { checkSource } from "../../content-check/check-source";
import { formatForForm } from "../../content-check/format-report";
import type { Problem } from "../../content-check/problem";
import { isDraft } from "../../content-model/drafts";
import { type Kind, kindOf, kinds } from "../../content-model/kinds";
import { metaOf, schemaBelow, valueAt, walk } from "../../content-model/walk";
import { type ContentIndex, sourceOf } from "../content-index";
import { newDocuments } from "./documents";
import { newPicture } from "./input";

/** @returns Italian reason for refusing, and question before saving; old errors of other files can wait */
export async function judge(before: ContentIndex, name: string, text: string) {
  const taken = takenName(name, JSON.parse(text));
  if (taken) return { refusal: taken, question: "" };
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
  const pictures = [...(kind ? walk(kind.schema, entry) : [])].flatMap(({ meta, value, path }) => {
    const [image, before] = [value, valueAt(earlier, path)] as ({ src: string; alt?: string } | undefined)[];
    if (!meta.picture || !image || !before) return [];
    return {
      path: path.join("."),
      title: meta.title,
      alt: image.alt,
      before,
      isNew: image.src !== before.src,
    };
  });

  const stale = pictures.filter(({ alt, before, isNew }) => isNew && alt && alt === before.alt);
  const heroOf = (content: unknown) => valueAt(content, ["hero", "backgroundImage", "src"]);
  const hasNewHero = heroOf(entry) !== heroOf(earlier);
  const left = pictures.filter(
    ({ path, isNew }) => hasNewHero && !isNew && /^(?:hero\.phoneImage|curtain\.)/u.test(path),
  );
  const questions = [
    stale.length > 0 &&
      `La fotografia è nuova, ma il testo alternativo è quello di prima:\n${stale.map(({ alt }) => `«${alt}»`).join("\n")}\nVa bene anche per la nuova, con il suo punto focale?`,
    left.length > 0 &&
      `La testata ha un'altra immagine. Ha anche:\n${left.map(({ title }) => title).join("\n")}\nVanno cambiati o tolti insieme.`,
  ];
  return questions.filter(Boolean).join("\n\n");
}
