import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeIcons } from "./publish/icons";

/** Files of public/ that come from the content but are no page: in development as in the build. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType }) => {
  const [studio] = getNodesByType("Studio");
  await writeIcons(path.resolve("public"), String(studio?.name));
};
