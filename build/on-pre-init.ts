import type { GatsbyNode } from "gatsby";
import { checkContent, formatReport } from "../content-model/check";
import { writeJsonSchemas } from "../content-model/json-schema";
import { acceptContent, contentDirectory, staticDirectory } from "./accept/accepted-content";
import { lowerAvifEffort } from "./bundle/avif-effort";
import { writeFontSubset } from "./bundle/subset-font";

/** Stops `gatsby develop` and `gatsby build` on content that does not pass the check. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const report = await checkContent({ contentRoot: contentDirectory, staticRoot: staticDirectory });
  if (report.errors > 0) {
    reporter.log(`${formatReport(report)}\n\nIl sito non è partito: correggere, poi ripetere il comando.`);
    process.exit(1);
  }
  await Promise.all([acceptContent(), writeFontSubset(), writeJsonSchemas(process.cwd())]);
  lowerAvifEffort();
};
