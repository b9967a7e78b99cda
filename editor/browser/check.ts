/** Content check of a change: reasons against it, and questions before a save. */
import { checkSource } from "../../content-check/check-source";
import { formatForEditor } from "../../content-check/format-report";
import type { Problem } from "../../content-check/problem";
import { fieldLabels } from "../../content-check/problem-at";
import { isDraft } from "../../content-model/drafts";
import { type Kind, kindOf } from "../../content-model/kinds";
import { valueAt, walk } from "../../content-model/walk";
import { type ContentIndex, sourceOf } from "../content-index";
import { newDocuments, newPicture } from "./input";

const keyOf = ({ file, code, labels, message }: Problem) => JSON.stringify([file, code, labels, message]);

/** Problems that a change brings, and all those of the file `name`; old ones of other files can wait. */
async function problemsOf(before: ContentIndex, after: ContentIndex, name: string) {
  const [problemsBefore, problemsAfter] = await Promise.all(
    [before, after].map((index) => checkSource(sourceOf(index, name)).then(({ problems }) => problems)),
  );
  const known = new Set(problemsBefore?.map(keyOf));
  // Numbering belongs to the CMS, which may have renumbered other entries.
  const found = problemsAfter?.filter(({ code }) => code !== "duplicate-order") ?? [];
  const newProblems = found.filter((problem) => !known.has(keyOf(problem)));
  return { newProblems, ownProblems: found.filter(({ file }) => file === `content/${name}`) };
}

type Problems = Awaited<ReturnType<typeof problemsOf>>;

function formatRefusal({ newProblems, ownProblems }: Problems): string {
  const problems = new Set([...ownProblems, ...newProblems]);
  const errors = [...problems].filter(({ severity }) => severity === "error");
  // The other errors of such a file follow from this one.
  const unsupported = errors.filter(({ code }) => code === "image-unsupported");
  return formatForEditor(unsupported.length > 0 ? unsupported : errors);
}

/** @returns Italian reason against the change, or an empty text */
export const checkChange = async (before: ContentIndex, after: ContentIndex, name: string): Promise<string> =>
  formatRefusal(await problemsOf(before, after, name));

/** @returns Italian reason for refusing a save, and question before it; empty texts if there are none */
export async function reviewSave(before: ContentIndex, name: string, text: string) {
  const pictures = { ...before.pictures };
  for (const [picture] of text.matchAll(/(?<="\.\.\/)images\/[^"]+/gu))
    pictures[picture] ??= newPicture(picture);
  const staticFiles = { ...newDocuments(text), ...before.staticFiles };
  const after = { texts: { ...before.texts, [name]: text }, pictures, staticFiles };
  const problems = await problemsOf(before, after, name);
  const doubtful = problems.newProblems.filter(
    ({ code, severity }) =>
      severity === "warning" && (code === "plain-text" || code.startsWith("duplicate-")),
  );
  const questions = [formatForEditor(doubtful), ...questionsAbout(name, text, before.texts[name])];
  return { refusal: formatRefusal(problems), question: questions.filter(Boolean).join("\n\n") };
}

/** Nothing, if the file was broken by hand. */
function entryIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type PictureValue = { src: string; alt?: string } | undefined;

function questionsAbout(name: string, text: string, old: string | undefined): string[] {
  const kind = kindOf(name) as Kind;
  const entry: unknown = JSON.parse(text);
  if (old === undefined)
    return kind.folder && !isDraft(entry) ? ["È una voce nuova: senza «Bozza» va in linea. È finita?"] : [];

  const earlier = entryIn(old);
  const pictures = [...walk(kind.schema, entry)].flatMap(({ meta, value, path }) => {
    const [picture, oldPicture] = [value, valueAt(earlier, path)] as PictureValue[];
    if (!meta.picture || !picture || !oldPicture) return [];
    const isNew = picture.src !== oldPicture.src;
    return {
      path: path.join("."),
      place: fieldLabels(kind.schema, path),
      alt: picture.alt,
      isNew,
      hasOldAlt: picture.alt === oldPicture.alt,
    };
  });
  const stale = pictures.filter(({ alt, isNew, hasOldAlt }) => isNew && alt && hasOldAlt);
  const hasNewHero = pictures.some(({ path, isNew }) => path === "hero.backgroundImage" && isNew);
  const kept = pictures.filter(({ path, isNew }) => !isNew && /^(?:hero\.phoneImage|curtain\.)/u.test(path));
  return [
    stale.length > 0
      ? `La fotografia è nuova, ma il testo alternativo è quello di prima:\n${stale.map(({ alt }) => `«${alt}»`).join("\n")}\nVa bene anche per la nuova, con il suo punto focale?`
      : "",
    hasNewHero && kept.length > 0
      ? `La testata ha un'altra immagine. Ha anche:\n${kept.map(({ place }) => place).join("\n")}\nVanno cambiati o tolti insieme.`
      : "",
  ];
}
