export type Severity = "error" | "warning";

/** Something wrong in the content, in Italian, for people who edit files or forms. */
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
  /** «Progetto «Rilievo del ponte»»; absent where no entry can be read. */
  entry?: string;
  /** Way to the field in the form's labels: «Galleria, 2ª voce, Didascalia»; empty for the whole file. */
  field: string;
  /** The same way as a JSON path: «gallery[1].caption». */
  path: string;
  message: string;
  remedy: string;
};

/** A problem before its place is known. */
export type Finding = Pick<Problem, "rule" | "message" | "remedy"> & Partial<Problem>;

export type ContentReport = {
  /** Sorted by file, line and column. */
  problems: Problem[];
  errors: number;
  warnings: number;
  /** Numbers of JSON files and of pictures that were checked. */
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

/** A text on one line, without invisible characters: they could move the cursor of the terminal. */
export const visible = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, " ");

/** «U+00A0» */
export const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

export const shortened = (text: string, most = 40) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A value in a message: «text», or JSON, on one line and shortened. JSON has no infinite numbers. */
export function quote(value: unknown): string {
  if (typeof value === "string") return `«${shortened(visible(value.slice(0, 120)), 60)}»`;
  return shortened(
    typeof value === "number" ? String(value).replace("Infinity", "∞") : `${JSON.stringify(value)}`,
    60,
  );
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
