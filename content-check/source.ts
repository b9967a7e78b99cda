/** The rules of the content, and the report of what breaks them. */
import { loadContent, type Source } from "./content";
import { type ContentReport, compareProblems, type Severity } from "./problem";
import { addressRules } from "./rules/addresses";
import { fileRules } from "./rules/files";
import { imageRules } from "./rules/images";
import { textRules } from "./rules/plain-text";
import { dueLaws, type Environment, findPlaceholders, publicationProblems } from "./rules/publication";
import { referenceRules } from "./rules/references";
import { repeatRules } from "./rules/repeats";

const rules = [...fileRules, ...repeatRules, ...addressRules, ...referenceRules, ...textRules, ...imageRules];

export type PublicationOptions = {
  /** Placeholders are errors: the site is about to go online. */
  publish?: boolean;
  /** Variables that the build will see: some replace a value of the content. */
  environment?: Environment;
};

/** Checks content wherever it comes from; this module and what it imports run in browsers as well. */
export async function checkSource(
  source: Source,
  { publish = false, environment = {} }: PublicationOptions = {},
): Promise<ContentReport> {
  const { content, problems: found } = await loadContent(source);
  // A missing folder is reported alone.
  const isThere = source.names.length > 0 || found.length === 0;
  const severity: Severity = publish ? "error" : "warning";
  const problems = [
    ...found,
    ...(isThere ? rules.flatMap((rule) => rule(content)) : []),
    ...(publish ? publicationProblems(content, environment) : []),
    ...dueLaws(content),
    ...findPlaceholders(content, environment).map((problem) => ({ ...problem, severity })),
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
