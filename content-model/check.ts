/** The content check: every file against its schema, then the files against each other. */

import { loadContent } from "./check/load";
import { type Environment, findPlaceholders } from "./check/placeholders";
import { type ContentReport, compareProblems, legible, type Problem, withoutSurplus } from "./check/problem";
import { expectedSlugs, singleFilesExist } from "./check/rules/files";
import { imageNames, imagesCanBeRead } from "./check/rules/image-files";
import { usedImages } from "./check/rules/image-uses";
import { listsRepeatNothing } from "./check/rules/lists";
import { publicationProblems } from "./check/rules/publication";
import { linksLeadSomewhere, referencesExist, videosExist } from "./check/rules/references";
import type { Rule } from "./check/rules/rule";
import {
  formValues,
  listedProjects,
  orderIsUnique,
  requiredAreNoDrafts,
  slugIsFileName,
} from "./check/rules/slugs";
import {
  legalSections,
  policyHasAnchor,
  seoTextsAreUnique,
  titlesCanBeDrawn,
  tokensAreKnown,
} from "./check/rules/texts";
import { validate } from "./check/validate";

export { formatReport } from "./check/format-report";
export type { ContentReport, Problem } from "./check/problem";

const rules: readonly Rule[] = [
  singleFilesExist,
  expectedSlugs,
  slugIsFileName,
  orderIsUnique,
  formValues,
  listedProjects,
  requiredAreNoDrafts,
  referencesExist,
  listsRepeatNothing,
  linksLeadSomewhere,
  videosExist,
  seoTextsAreUnique,
  legalSections,
  policyHasAnchor,
  tokensAreKnown,
  titlesCanBeDrawn,
  imageNames,
  imagesCanBeRead,
  usedImages,
];

export type CheckOptions = {
  /** Folder of the JSON files and pictures. */
  contentRoot: string;
  /** Folder of the files that are published as they are. */
  staticRoot: string;
  /** Placeholders are errors: the site is about to go online. */
  publish?: boolean;
  /** Variables that the build will see: some replace a value of the content. */
  environment?: Environment;
};

/**
 * Checks everything below the content folder. Bad content is reported, never thrown.
 *
 * @throws only where the system fails in a way that is no matter of content (no memory, …)
 */
export async function checkContent({
  contentRoot,
  staticRoot,
  publish = false,
  environment = {},
}: CheckOptions): Promise<ContentReport> {
  const { content, problems: loading } = await loadContent(contentRoot, staticRoot);
  const folderIsThere = content.files.length > 0 || loading.every((problem) => problem.rule !== "unreadable");
  const found: Problem[][] = folderIsThere ? await Promise.all(rules.map(async (rule) => rule(content))) : [];
  const all = [
    ...loading,
    ...content.files.flatMap(validate),
    ...found.flat(),
    ...(publish ? publicationProblems(content, environment) : []),
    ...findPlaceholders(content, publish ? "error" : "warning", environment),
  ].sort(compareProblems);
  const problems = withoutSurplus(all).map(legible);
  const errors = problems.filter((problem) => problem.severity === "error").length;
  return {
    problems,
    errors,
    warnings: problems.length - errors,
    files: content.files.length,
    images: content.images.size,
  };
}

export const hasErrors = ({ errors }: ContentReport) => errors > 0;
