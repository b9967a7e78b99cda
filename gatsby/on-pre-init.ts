import type { GatsbyNode } from "gatsby";
import { writeJsonSchemas } from "../content-model/visual-studio-code";
import { lowerAvifEffort } from "./bundle/avif-effort";
import { writeFontSubset } from "./bundle/subset-font";
import { acceptContent } from "./prepare-content/accepted-content";

/** Content that reaches this has passed the check (commands/gatsby.mjs). */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  await Promise.all([acceptContent(), writeFontSubset(), writeJsonSchemas(process.cwd())]);
  lowerAvifEffort();
};
