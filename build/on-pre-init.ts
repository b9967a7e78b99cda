import type { GatsbyNode } from "gatsby";
import { writeJsonSchemas } from "../content-model/visual-studio-code";
import { acceptContent } from "./accept/accepted-content";
import { lowerAvifEffort } from "./bundle/avif-effort";
import { writeFontSubset } from "./bundle/subset-font";

/** Content that reaches this has passed the check (commands/gatsby.mjs). */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  await Promise.all([acceptContent(), writeFontSubset(), writeJsonSchemas(process.cwd())]);
  lowerAvifEffort();
};
