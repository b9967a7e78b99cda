/** Whether what the content check says can be understood and followed by the people who edit the content. */
import type { Problem } from "../../../../content-model/check";

/** Words of zod, of V8 and of Node.js, and values that no editor has typed. */
const foreignWords =
  /\b(invalid|input|expected|received|required|must|should|unrecognized|unexpected|string|number|boolean|array|object|undefined|NaN|Infinity|error|cannot|native code|function|too (?:small|big|short|long)|at least|at most)\b/iu;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const longestText = 900;

/** Quotations are the editor's own words. */
const withoutQuotations = (text: string) => text.replace(/«[^»]*»|"[^"]*"/gu, "…");

/** What is wrong with a problem's words. */
export function badWords({ file, field, message, remedy }: Problem): string[] {
  const texts = { message, remedy, field };
  const bad: string[] = [];
  for (const [what, text] of Object.entries(texts)) {
    if (text === "" && what !== "field") bad.push(`${what} is empty`);
    if (invisible.test(text)) bad.push(`${what} has invisible signs: ${JSON.stringify(text)}`);
    if (text.length > longestText) bad.push(`${what} of ${text.length} characters: ${text.slice(0, 200)}`);
  }
  const foreign = [message, remedy].map((text) => foreignWords.exec(withoutQuotations(text))?.[0]);
  for (const word of foreign) if (word !== undefined) bad.push(`«${word}» in: ${message} → ${remedy}`);
  if (!file.startsWith("content/")) bad.push(`file ${file} is not in the content folder`);
  return bad;
}

/** Whether a place lies in a file; a file that is none has one place. */
export function isInside({ line, column }: Problem, bytes: Buffer | undefined): boolean {
  const lines = (bytes?.toString("utf8").replace(/^\uFEFF/u, "") ?? "").split(/\r\n|\n|\r/u);
  const text = lines[line - 1];
  return (
    Number.isInteger(line) && line >= 1 && column >= 1 && text !== undefined && column <= text.length + 1
  );
}

/** What the check says of a file by itself; all other rules compare files, and may refuse one that is right alone. */
export const rulesOfOneFile: ReadonlySet<string> = new Set([
  "encoding",
  "file-size",
  "json-syntax",
  "duplicate-field",
  "unknown-field",
  "missing-field",
  "empty-text",
  "wrong-type",
  "wrong-choice",
  "wrong-form",
  "wrong-value",
  "too-short",
  "too-long",
  "too-few",
  "too-many",
  "too-small",
  "too-big",
]);
