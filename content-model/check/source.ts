/** The rules of the content, and the report of what breaks them. */
import { loadContent, type Source } from "./content";
import { type Environment, findPlaceholders } from "./placeholders";
import { type ContentReport, compareProblems } from "./problem";
import { orderIsUnique, requiredAreNoDrafts } from "./rules/entries";
import { filesAreKnown, requiredFilesExist } from "./rules/files";
import { imageNames, imagesCanBeRead } from "./rules/image-files";
import { usedImages } from "./rules/image-uses";
import { listsRepeatNothing } from "./rules/lists";
import { publicationProblems } from "./rules/publication";
import { linksLeadSomewhere, referencesExist, videosExist } from "./rules/references";
import type { Rule } from "./rules/rule";
import { legalSections, policyHasAnchor, seoTextsAreUnique, tokensAreKnown } from "./rules/texts";

const rules: readonly Rule[] = [
  requiredFilesExist,
  filesAreKnown,
  orderIsUnique,
  requiredAreNoDrafts,
  referencesExist,
  listsRepeatNothing,
  linksLeadSomewhere,
  videosExist,
  seoTextsAreUnique,
  legalSections,
  policyHasAnchor,
  tokensAreKnown,
  imageNames,
  imagesCanBeRead,
  usedImages,
];

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
  // Of a folder that is not there, that alone is told.
  const isThere = source.names.length > 0 || found.length === 0;
  const problems = [
    ...found,
    ...(isThere ? rules.flatMap((rule) => rule(content)) : []),
    ...(publish ? publicationProblems(content, environment) : []),
    ...findPlaceholders(content, publish ? "error" : "warning", environment),
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
