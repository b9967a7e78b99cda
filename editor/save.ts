/**
 * What a save may do to the repository. It runs in the staff's browser before a save leaves it, and once more in our
 * own server (server.ts); where the repository is GitHub's or Forgejo's, the workflow is the second to look.
 */
import type { Source } from "../content-check/content";
import { formatForForm } from "../content-check/format-report";
import { fileProblem, type Problem } from "../content-check/problem";
import { checkSource } from "../content-check/source";
import { isDraft } from "../content-model/drafts";
import { kindOf } from "../content-model/kinds";
import { forFile } from "./stored-form";

/** Bytes of the files that a save writes, by path below `content/`; `undefined` of those that it removes. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

export type Verdict = {
  /** What is to be written, in the form of the files. */
  changes: Changes;
  /** Why the save is refused, in Italian; empty where it is not. */
  refusal: string;
  /** What has to be confirmed, in Italian; empty where nothing has. */
  question: string;
  /** What is allowed but worth another look, in Italian; empty where nothing is. */
  advice: string;
};

/** The content as a save would leave it. */
const after = (before: Source, changes: Changes): Source => ({
  ...before,
  names: [...new Set([...before.names, ...changes.keys()])]
    .filter((name) => !changes.has(name) || changes.get(name) !== undefined)
    .sort(),
  bytesOf: async (name) => changes.get(name) ?? before.bytesOf(name),
});

const keyOf = ({ file, rule, field, message }: Problem) => JSON.stringify([file, rule, field, message]);

/**
 * Judges a save by the whole content as it would be. Mistakes that other files had before do not stop it: somebody has
 * to mend them one by one.
 *
 * @param before the content as it is; its `picturesOf` must know the new pictures, too
 */
export async function judge(before: Source, written: Changes): Promise<Verdict> {
  const changes = new Map(written);
  const broken: Problem[] = [];
  const replaced: string[] = [];
  const questions: string[] = [];
  for (const [name, bytes] of written) {
    const kind = kindOf(name);
    if (!kind || bytes === undefined) continue;
    const old = before.names.includes(name) ? textOf(await before.bytesOf(name)) : undefined;
    if (old !== undefined && !isJson(old)) broken.push(unreadableInForm(`${before.folder}/${name}`));
    else {
      const text = forFile(kind.schema, textOf(bytes));
      changes.set(name, new TextEncoder().encode(text));
      const value: unknown = JSON.parse(text);
      if (old !== undefined) replaced.push(...describedAsBefore(JSON.parse(old), value));
      else if (kind.folder && !isDraft(value))
        questions.push("È una voce nuova: senza «Bozza» va subito in linea. È finita?");
    }
  }
  const source = { ...before, saved: new Set(changes.keys()) };
  const [then, now] = await Promise.all([checkSource(source), checkSource(after(source, changes))]);
  const known = new Set(then.problems.map(keyOf));
  const isOurs = ({ file }: Problem) => changes.has(file.slice(before.folder.length + 1));
  const fresh = now.problems.filter((problem) => isOurs(problem) || !known.has(keyOf(problem)));
  const errors = [...broken, ...fresh.filter(({ severity }) => severity === "error")].map((problem) =>
    problem.rule === "missing-image" && !isOurs(problem) ? isShown(problem) : problem,
  );
  const warnings = fresh.filter((problem) => problem.severity === "warning" && !known.has(keyOf(problem)));
  if (replaced.length > 0)
    questions.push(
      `La fotografia è nuova, ma il testo alternativo è quello di prima:\n${replaced.join("\n")}\nVa bene anche per la nuova, con il suo punto focale?`,
    );
  const isCopied = ({ rule }: Problem) => rule.startsWith("duplicate-");
  const copied = formatForForm(warnings.filter(isCopied));
  if (copied !== "") questions.push(copied);
  return {
    changes,
    refusal: formatForForm(errors),
    question: questions.join("\n\n"),
    advice: formatForForm(warnings.filter((problem) => !isCopied(problem))),
  };
}

/** What is to be said of a picture that was to be removed: nothing is missing yet. */
const isShown = (problem: Problem): Problem => ({
  ...problem,
  message: "mostra un'immagine che si voleva togliere: resta dov'è",
  remedy: "Scegliere prima un'altra immagine in questo campo.",
});

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

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A form that shows no values must not be written over a file that somebody can still mend. */
const unreadableInForm = (file: string) =>
  fileProblem(file, {
    rule: "json-syntax",
    message: "il file ha un errore di scrittura, e il modulo non ne mostra i valori",
    remedy: "Non salvare: chi cura il sito deve prima correggere il file.",
  });
