/** The rules of the content, and the report of what breaks them. */
import { loadContent, type Source } from "./load";
import { type Environment, findPlaceholders } from "./placeholders";
import { type ContentReport, compareProblems, type Problem } from "./problem";
import { requiredEntriesExist, singleFilesExist } from "./rules/files";
import { imageNames, imagesCanBeRead } from "./rules/image-files";
import { usedImages } from "./rules/image-uses";
import { listsRepeatNothing } from "./rules/lists";
import { publicationProblems } from "./rules/publication";
import { linksLeadSomewhere, referencesExist, videosExist } from "./rules/references";
import type { Rule } from "./rules/rule";
import { fileNamesAreSlugs, orderIsUnique, requiredAreNoDrafts } from "./rules/slugs";
import { legalSections, policyHasAnchor, seoTextsAreUnique, tokensAreKnown } from "./rules/texts";
import { validate } from "./validate";

const rules: readonly Rule[] = [
  singleFilesExist,
  requiredEntriesExist,
  fileNamesAreSlugs,
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
  listing: readonly Problem[] = [],
): Promise<ContentReport> {
  const { content, problems: loading } = await loadContent(source);
  const isThere = content.files.length > 0 || listing.length === 0;
  const problems = [
    ...listing,
    ...loading,
    ...content.files.flatMap(validate),
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
