/** Findings, which checks return, and problems: findings with file, line and labels. */
import { compareTexts } from "./text";

export type Severity = "error" | "warning";

export type Problem = {
  severity: Severity;
  /** English identifier, for tests and the editor. */
  code: string;
  /** Path from the folder above `content/`, with forward slashes. */
  file: string;
  /** Counted from 1; 1 for a file without lines, and for a missing file. */
  line: number;
  /** Counted from 1 in UTF-16 units, as in editors. */
  column: number;
  /** «Progetto «Rilievo del ponte»»; absent for other files, and for an entry that cannot be read. */
  entry?: string;
  /** Labels in the editor: «Galleria, 2ª voce, Didascalia»; empty for the whole file. */
  labels: string;
  /** Path in the file: «gallery[1].caption». */
  jsonPath: string;
  message: string;
  remedy: string;
};

/** Objection of a check, without its place, which problem-at.ts adds. */
export type Finding = Pick<Problem, "code" | "message" | "remedy"> & Partial<Problem>;

export type ContentReport = {
  problems: Problem[];
  errors: number;
  warnings: number;
  files: number;
  pictures: number;
};

export const placeholderCode = "placeholder";
export const publicationCode = "publication";

/** Order of a report: by file and position. */
export function compareProblems(one: Problem, other: Problem): number {
  return (
    compareTexts(one.file, other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    compareTexts(one.message, other.message)
  );
}

/** Problem of a file as a whole, or of a missing file. */
export const fileProblem = (file: string, finding: Finding): Problem => ({
  severity: "error",
  line: 1,
  column: 1,
  labels: "",
  jsonPath: "",
  ...finding,
  file,
});
