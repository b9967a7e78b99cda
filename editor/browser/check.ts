/** The content check over the content as a save would leave it, in the browser. */
import type { Picture, Source } from "../../content-check/content";
import { formatForForm } from "../../content-check/format-report";
import type { Problem } from "../../content-check/problem";
import { checkSource } from "../../content-check/source";
import { isDraft } from "../../content-model/drafts";
import { kindOf } from "../../content-model/kinds";
import type { ContentIndex } from "../content-index";
import { chosenPicture } from "./chosen-pictures";

const sourceOf = ({ texts, pictures, videos }: ContentIndex, saved: readonly string[] = []): Source => ({
  folder: "content",
  names: [...Object.keys(texts), ...Object.keys(pictures)].sort(),
  videos: new Set(videos),
  bytesOf: async (name) => new TextEncoder().encode(texts[name]),
  picturesOf: async (names) => new Map(names.map((name) => [name, pictures[name] as Picture])),
  saved: new Set(saved),
});

export const checkNow = (index: ContentIndex) => checkSource(sourceOf(index));

export type Verdict = {
  /** Why the save is refused, in Italian; empty where it is not. */
  refusal: string;
  /** Questions to be answered before it is saved; empty where there are none. */
  question: string;
};

const keyOf = ({ file, rule, field, message }: Problem) => JSON.stringify([file, rule, field, message]);

/** Pictures that the text names and nobody has seen yet: those chosen in this window, or else taken for good. */
function newPictures(text: string, { pictures }: ContentIndex): Record<string, Picture> {
  const named = [...text.matchAll(/(?<="\.\.\/)images\/[^"]+/gu)].map(([name]) => name);
  const fresh = named.filter((name) => !(name in pictures));
  return Object.fromEntries(fresh.map((name) => [name, chosenPicture(name)]));
}

/**
 * Judges the save of one entry by the whole content as it would be. Mistakes that other files had before do not stop it:
 * somebody has to mend them one by one.
 *
 * @param name path below `content/`
 * @param text in the form of the files
 */
export async function judge(before: ContentIndex, name: string, text: string): Promise<Verdict> {
  const index = {
    ...before,
    texts: { ...before.texts, [name]: text },
    pictures: { ...before.pictures, ...newPictures(text, before) },
  };
  const [then, now] = await Promise.all([
    checkSource(sourceOf(before, [name])),
    checkSource(sourceOf(index, [name])),
  ]);
  const known = new Set(then.problems.map(keyOf));
  const isOwn = ({ file }: Problem) => file === `content/${name}`;
  const isNew = (problem: Problem) => !known.has(keyOf(problem));
  // The CMS itself gives entries their order, and may have given it anew to others.
  const found = now.problems.filter(({ rule }) => rule !== "duplicate-order");
  const errors = found.filter(
    (problem) => problem.severity === "error" && (isOwn(problem) || isNew(problem)),
  );
  const copied = found.filter(
    (problem) => problem.severity === "warning" && isNew(problem) && problem.rule.startsWith("duplicate-"),
  );
  const questions = [formatForForm(copied), ...questionsOf(before.texts[name], text, name)];
  return { refusal: formatForForm(errors), question: questions.filter(Boolean).join("\n\n") };
}

function questionsOf(old: string | undefined, text: string, name: string): string[] {
  const value: unknown = JSON.parse(text);
  if (old === undefined)
    return kindOf(name)?.folder && !isDraft(value)
      ? ["È una voce nuova: senza «Bozza» va subito in linea. È finita?"]
      : [];
  const replaced = describedAsBefore(JSON.parse(old), value);
  return replaced.length === 0
    ? []
    : [
        `La fotografia è nuova, ma il testo alternativo è quello di prima:\n${replaced.join("\n")}\nVa bene anche per la nuova, con il suo punto focale?`,
      ];
}

/** The alternative texts of pictures that have changed their file and nothing else. */
function describedAsBefore(before: unknown, now: unknown): string[] {
  if (!isObject(before) || !isObject(now)) return [];
  if (typeof now.src === "string" && before.src !== now.src && before.alt === now.alt)
    return [`«${now.alt}»`];
  return Object.keys(now).flatMap((key) => describedAsBefore(before[key], now[key]));
}

/** Lists too. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
