/** The rules of the content, and the report of what breaks them. */
import { loadContent, type Source } from "./content";
import { type Environment, findPlaceholders } from "./placeholders";
import { type ContentReport, compareProblems } from "./problem";
import { addressesAreUnique } from "./rules/addresses";
import { filesAreKnown, requiredFilesExist } from "./rules/files";
import { imageFiles, usedImages } from "./rules/images";
import { policyAnchor, tokensAreKnown } from "./rules/legal";
import { textsAreMeant, textsArePlain } from "./rules/plain-text";
import { publicationProblems } from "./rules/publication";
import {
  choicesAreListed,
  draftsAreNotNeeded,
  linksLeadSomewhere,
  referencesExist,
  videosExist,
} from "./rules/references";
import {
  formValuesAreUnique,
  listsRepeatNothing,
  orderIsUnique,
  seoTextsAreUnique,
  textsDiffer,
  titlesAreUnique,
} from "./rules/repeats";
import type { Rule } from "./rules/rule";
import { sheetsFitTheirService } from "./rules/sheets";

const rules: readonly Rule[] = [
  requiredFilesExist,
  filesAreKnown,
  orderIsUnique,
  seoTextsAreUnique,
  titlesAreUnique,
  textsDiffer,
  formValuesAreUnique,
  addressesAreUnique,
  listsRepeatNothing,
  referencesExist,
  draftsAreNotNeeded,
  choicesAreListed,
  linksLeadSomewhere,
  videosExist,
  policyAnchor,
  tokensAreKnown,
  textsArePlain,
  textsAreMeant,
  imageFiles,
  usedImages,
  sheetsFitTheirService,
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
  // Of a folder that is not there, that alone is reported.
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
