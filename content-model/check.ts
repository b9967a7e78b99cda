/** The content check: every file against its schema, then the files against each other. */
import { contentFolder } from "./check/folder";
import type { ContentReport } from "./check/problem";
import { checkSource, type PublicationOptions } from "./check/source";

export { formatReport } from "./check/format-report";
export type { ContentReport, Problem } from "./check/problem";

export type CheckOptions = PublicationOptions & {
  /** Folder of the JSON files and pictures. */
  contentRoot: string;
  /** Folder of the files that are published as they are. */
  staticRoot: string;
};

/**
 * Checks everything below the content folder. Bad content is reported, never thrown.
 *
 * @throws only where the system fails in a way that is no matter of content (no memory, …)
 */
export async function checkContent({
  contentRoot,
  staticRoot,
  ...options
}: CheckOptions): Promise<ContentReport> {
  const { source, problems } = await contentFolder(contentRoot, staticRoot);
  return checkSource(source, options, problems);
}

export const hasErrors = ({ errors }: ContentReport) => errors > 0;
