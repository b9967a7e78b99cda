/** The content check of any source: a folder, the editor or a test. Runs in browsers too. */
import { loadContent, type Source } from "./content";
import type { Environment } from "./environment";
import { type ContentReport, compareProblems } from "./problem";
import { fileRules } from "./rules/files";
import { imageRules } from "./rules/images";
import { lawRules } from "./rules/laws";
import { pathRules } from "./rules/paths";
import { checkMailIds, findPlaceholders } from "./rules/placeholders";
import { textRules } from "./rules/plain-text";
import { publicationProblems } from "./rules/publication";
import { referenceRules } from "./rules/references";
import { repeatRules } from "./rules/repeats";

const rules = [
  ...fileRules,
  ...repeatRules,
  ...pathRules,
  ...referenceRules,
  ...textRules,
  ...imageRules,
  ...lawRules,
];

export type PublicationOptions = {
  /** Placeholders are errors, and what else a publication needs is checked. */
  publish?: boolean;
  environment?: Environment;
};

export async function checkSource(
  source: Source,
  { publish = false, environment = {} }: PublicationOptions = {},
): Promise<ContentReport> {
  const { content, problems: readingProblems } = await loadContent(source);
  // Rules would call every file of an unreadable folder missing.
  const isReadable = source.names.length > 0 || readingProblems.length === 0;
  const severity = publish ? "error" : "warning";
  const problems = [
    ...readingProblems,
    ...(isReadable ? rules.flatMap((rule) => rule(content)) : []),
    ...(publish ? publicationProblems(content, environment) : []),
    ...checkMailIds(content, environment),
    ...findPlaceholders(content, environment).map((problem) => ({ ...problem, severity }) as const),
  ].sort(compareProblems);
  const errors = problems.filter((problem) => problem.severity === "error").length;
  return {
    problems,
    errors,
    warnings: problems.length - errors,
    files: content.files.length,
    images: content.images.size,
  };
}
