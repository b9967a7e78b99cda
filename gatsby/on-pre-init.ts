import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent, formatReport } from "../content-check/check";
import { writeJsonSchemas } from "../content-model/json-schema";
import { lowerAvifEffort } from "./bundle/avif-effort";
import { acceptContent, contentDirectory, staticDirectory } from "./prepare-content/accepted-content";
import { restorePageData } from "./publish/gatsby-runtime";

/** Checks the content before Gatsby reads a copy of it. After an error, ends the command with the report alone. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const report = await checkContent({ contentRoot: contentDirectory, staticRoot: staticDirectory });
  reporter.log(formatReport(report));
  if (report.errors > 0) process.exit(1);
  await acceptContent();
  if (process.env.NODE_ENV === "development") await writeJsonSchemas();
  await restorePageData(path.resolve("public"), path.resolve(".cache"));
  lowerAvifEffort();
};
