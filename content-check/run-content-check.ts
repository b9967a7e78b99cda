/** Runs the content check with any reader: a folder's, the editor's or a test's. Must also run in browsers. */
import { type ContentReader, loadContent } from "./content";
import type { Environment } from "./environment";
import { type ContentReport, compareProblems } from "./problem";
import { fileRules } from "./rules/files";
import { lawRules } from "./rules/laws";
import { pathRules } from "./rules/paths";
import { pictureRules } from "./rules/pictures";
import { checkMailIds, findPlaceholders } from "./rules/placeholders";
import { textRules } from "./rules/plain-text";
import { missingVatNumber, publicationProblems } from "./rules/publication";
import { referenceRules } from "./rules/references";
import { repeatRules } from "./rules/repeats";

const rules = [
  ...fileRules,
  ...repeatRules,
  ...pathRules,
  ...referenceRules,
  ...textRules,
  ...pictureRules,
  ...lawRules,
];

export type PublicationOptions = {
  /** Makes placeholders errors, and also checks what else a publication needs. */
  isForPublication?: boolean;
  environment?: Environment;
};

export async function runContentCheck(
  reader: ContentReader,
  { isForPublication = false, environment = {} }: PublicationOptions = {},
): Promise<ContentReport> {
  const { content, problems: readingProblems } = await loadContent(reader);
  // Skips the rules for an unreadable folder, because they would call all its files missing.
  const isReadable = reader.contentPaths.length > 0 || readingProblems.length === 0;
  const severity = isForPublication ? "error" : "warning";
  const placeholders = [...findPlaceholders(content, environment), ...missingVatNumber(content)];
  const problems = [
    ...readingProblems,
    ...(isReadable ? rules.flatMap((rule) => rule(content)) : []),
    ...(isForPublication ? publicationProblems(content, environment) : []),
    ...checkMailIds(content, environment),
    ...placeholders.map((problem) => ({ ...problem, severity }) as const),
  ].sort(compareProblems);
  const errors = problems.filter((problem) => problem.severity === "error").length;
  return {
    problems,
    errors,
    warnings: problems.length - errors,
    files: content.files.length,
    pictures: content.pictures.size,
  };
}
