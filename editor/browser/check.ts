/**
 * Checks a change before it is written: compares the problems of the content before and after the change. An error is
 * a reason to refuse the change; a doubtful point becomes a question.
 */
import { formatForEditor } from "../../content-check/format-report";
import type { Problem } from "../../content-check/problem";
import { fieldLabels } from "../../content-check/problem-at";
import { runContentCheck } from "../../content-check/run-content-check";
import { isDraft } from "../../content-model/drafts";
import { type Kind, kindOf } from "../../content-model/kinds";
import { valueAt, walk } from "../../content-model/walk";
import { type ContentSnapshot, readerOf } from "../content-snapshot";
import { chosenDocuments, chosenPicture } from "./input";

const keyOf = ({ file, code, labels, message }: Problem) => JSON.stringify([file, code, labels, message]);

/** Finds problems that a change adds, and all problems of the file being saved: old ones of other files can wait. */
async function problemsOf(before: ContentSnapshot, after: ContentSnapshot, beingSaved?: string) {
  const { problems: problemsBefore } = await runContentCheck(readerOf(before, beingSaved));
  const { problems: problemsAfter } = await runContentCheck(readerOf(after, beingSaved));
  const keysBefore = new Set(problemsBefore.map(keyOf));
  // Drops problems of numbering, because the CMS numbers entries, and may have renumbered others.
  const relevantProblems = problemsAfter.filter(({ code }) => code !== "duplicate-order");
  const newProblems = relevantProblems.filter((problem) => !keysBefore.has(keyOf(problem)));
  const savedPath = beingSaved && `content/${beingSaved}`;
  return { newProblems, problemsOfFile: relevantProblems.filter(({ file }) => file === savedPath) };
}

type Problems = Awaited<ReturnType<typeof problemsOf>>;

function formatRefusal({ newProblems, problemsOfFile }: Problems): string {
  const problems = new Set([...problemsOfFile, ...newProblems]);
  const errors = [...problems].filter(({ severity }) => severity === "error");
  // The other errors of an unsupported picture follow from this error.
  const unsupported = errors.filter(({ code }) => code === "picture-unsupported");
  return formatForEditor(unsupported.length > 0 ? unsupported : errors);
}

/**
 * @param beingSaved path below `content/` of the file being saved, if there is one
 * @returns Italian reason to refuse the change, or an empty text
 */
export const checkChange = async (
  before: ContentSnapshot,
  after: ContentSnapshot,
  beingSaved?: string,
): Promise<string> => formatRefusal(await problemsOf(before, after, beingSaved));

/** Paths of the pictures in a JSON text, without the first `../`. */
const picturePathPattern = /(?<="\.\.\/)images\/[^"]+/gu;

/** @returns Italian reason to refuse a save, and Italian question to ask before it; empty texts if there are none */
export async function reviewSave(before: ContentSnapshot, contentPath: string, text: string) {
  const pictures = { ...before.pictures };
  for (const [path] of text.matchAll(picturePathPattern)) pictures[path] ??= chosenPicture(path);
  const staticFiles = { ...chosenDocuments(text), ...before.staticFiles };
  const after = { texts: { ...before.texts, [contentPath]: text }, pictures, staticFiles };
  const problems = await problemsOf(before, after, contentPath);
  const doubtfulProblems = problems.newProblems.filter(
    ({ code, severity }) =>
      severity === "warning" && (code === "plain-text" || code.startsWith("duplicate-")),
  );
  const questions = [
    formatForEditor(doubtfulProblems),
    ...questionsAbout(contentPath, text, before.texts[contentPath]),
  ];
  return { refusal: formatRefusal(problems), question: questions.filter(Boolean).join("\n\n") };
}

/** Returns `undefined` for a file that was broken by hand. */
function entryIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type PictureValue = { src: string; alt?: string } | undefined;

function questionsAbout(contentPath: string, text: string, textBefore: string | undefined): string[] {
  const kind = kindOf(contentPath) as Kind;
  const entry: unknown = JSON.parse(text);
  if (textBefore === undefined)
    return kind.folder && !isDraft(entry) ? ["È una voce nuova: senza «Bozza» va in linea. È finita?"] : [];

  const entryBefore = entryIn(textBefore);
  const pictures = [...walk(kind.schema, entry)].flatMap(({ meta, value, path }) => {
    const picture = value as PictureValue;
    const pictureBefore = valueAt(entryBefore, path) as PictureValue;
    if (!meta.picture || !picture || !pictureBefore) return [];
    const isNew = picture.src !== pictureBefore.src;
    return {
      path: path.join("."),
      place: fieldLabels(kind.schema, path),
      alt: picture.alt,
      isNew,
      hasSameAlt: picture.alt === pictureBefore.alt,
    };
  });
  const withOldAlt = pictures.filter(({ alt, isNew, hasSameAlt }) => isNew && alt && hasSameAlt);
  const hasNewHero = pictures.some(({ path, isNew }) => path === "hero.backgroundImage" && isNew);
  const tiedToHero = pictures.filter(
    ({ path, isNew }) => !isNew && /^(?:hero\.phoneImage|comparison\.)/u.test(path),
  );
  return [
    withOldAlt.length > 0
      ? `La fotografia è nuova, ma il testo alternativo è quello di prima:\n${withOldAlt.map(({ alt }) => `«${alt}»`).join("\n")}\nVa bene anche per la nuova, con il suo punto focale?`
      : "",
    hasNewHero && tiedToHero.length > 0
      ? `La testata ha un'altra immagine. Ha anche:\n${tiedToHero.map(({ place }) => place).join("\n")}\nVanno cambiati o tolti insieme.`
      : "",
  ];
}
