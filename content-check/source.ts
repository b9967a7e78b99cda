import { loadContent, type Source } from "./content";
import { type ContentReport, compareProblems, type Severity } from "./problem";
import { addressRules } from "./rules/addresses";
import { fileRules } from "./rules/files";
import { imageRules } from "./rules/images";
import { textRules } from "./rules/plain-text";
import {
  dueLaws,
  type Environment,
  findPlaceholders,
  mailCodes,
  publicationProblems,
  undatedLaws,
} from "./rules/publication";
import { referenceRules } from "./rules/references";
import { repeatRules } from "./rules/repeats";

const rules = [...fileRules, ...repeatRules, ...addressRules, ...referenceRules, ...textRules, ...imageRules];

export type PublicationOptions = {
  publish?: boolean;
  /** Variables of the build, some of which override the content. */
  environment?: Environment;
};

/** Checks content from any source; this module and its imports run in browsers too. */
export async function checkSource(
  source: Source,
  { publish = false, environment = {} }: PublicationOptions = {},
): Promise<ContentReport> {
  const { content, problems: found } = await loadContent(source);
  const isRead = source.names.length > 0 || found.length === 0;
  const severity: Severity = publish ? "error" : "warning";
  const problems = [
    ...found,
    ...(isRead ? rules.flatMap((rule) => rule(content)) : []),
    ...(publish ? publicationProblems(content, environment) : []),
    ...dueLaws(content),
    ...undatedLaws(content),
    ...mailCodes(content, environment),
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
