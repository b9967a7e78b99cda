export type Severity = "error" | "warning";

/**
 * Something wrong in the content, reported to the people who edit it, in files or in forms, by the same words. Texts are
 * Italian.
 */
export type Problem = {
  severity: Severity;
  /** Stable English name of the rule that was broken. */
  rule: string;
  /** Path from the folder that holds `content/`, with forward slashes. */
  file: string;
  /** From 1; 1 also where a file has no lines or does not exist. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
  /** What staff call the entry: «Progetto «Rilievo del ponte»»; absent where no entry can be read. */
  entry?: string;
  /** Way to the field in the form's labels: «Galleria, 2ª voce, Didascalia»; empty where the whole file is meant. */
  field: string;
  /** The same way as JSON path: «gallery[1].caption». */
  path: string;
  /** What is wrong, with the wrong value. */
  message: string;
  /** What would be right. */
  remedy: string;
};

/** What a rule has to say; what else is known of its place is added by whoever knows the file. */
export type Finding = Pick<Problem, "rule" | "message" | "remedy"> & Partial<Problem>;

export type ContentReport = {
  /** Sorted by file, line and column. */
  problems: Problem[];
  errors: number;
  warnings: number;
  /** Number of JSON files and of pictures that were looked at. */
  files: number;
  images: number;
};

export const placeholderRule = "placeholder";

export const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

export function compareProblems(a: Problem, b: Problem): number {
  return byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.message, b.message);
}

/** A problem of a file, as a whole where the finding names no place in it. */
export const fileProblem = (file: string, finding: Finding): Problem => ({
  severity: "error",
  line: 1,
  column: 1,
  field: "",
  path: "",
  ...finding,
  file,
});

/** Signs without a shape; they could move the cursor of the terminal that prints the message. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** A text on one line, without invisible signs. */
export const visible = (text: string): string => text.replace(invisible, " ");

/** «U+00A0» */
export const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const longestQuote = 60;

/** A value as messages show it: «text», or JSON, on one line and shortened. */
export function quote(value: unknown): string {
  const text = typeof value === "string" ? value : jsonText(value);
  const line = visible(text.slice(0, longestQuote * 2));
  const short = line.length > longestQuote ? `${line.slice(0, longestQuote - 1)}…` : line;
  return typeof value === "string" ? `«${short}»` : short;
}

/** JSON writes numbers that are too large for it as null. */
function jsonText(value: unknown): string {
  if (value === Number.POSITIVE_INFINITY) return "∞";
  if (value === Number.NEGATIVE_INFINITY) return "-∞";
  return JSON.stringify(value) ?? String(value);
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
