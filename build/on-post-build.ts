import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSiteContent } from "../content-model/site-content";
import { writeFlatPages } from "../hosting/flat-pages";
import { frameOrigins } from "../hosting/frame-origins";
import { writeHostFiles } from "../hosting/host-files";
import { precompress } from "../hosting/precompress";
import { removeLeftovers } from "../hosting/remove-leftovers";
import { hostingRules } from "../hosting/rules";
import { type FormsContent, formConfiguration, isConfigured } from "../src/forms/configuration";
import type { FormId } from "../src/forms/fields";
import { acceptedContentDirectory, contentDirectory, staticDirectory } from "./accept/accepted-content";
import { nameEarlyResources } from "./publish/early-resources";
import { addSeo } from "./publish/seo";

const publicDirectory = path.resolve("public");

/** Address of the mail service, empty while no form could reach anybody. */
async function formOrigin(): Promise<string> {
  const file = path.join(acceptedContentDirectory, "site/forms.json");
  const content: FormsContent = JSON.parse(await readFile(file, "utf8"));
  const forms: readonly FormId[] = ["contact", "quote"];
  return forms.map((id) => formConfiguration(id, content)).find(isConfigured)?.origin ?? "";
}

/** Makes of a build what a host serves: nothing Gatsby keeps for itself, every host's rules, compressed texts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store, reporter }) => {
  try {
    const { siteUrl } = store.getState().config.siteMetadata;
    await nameEarlyResources(publicDirectory);
    await addSeo({
      publicRoot: publicDirectory,
      siteUrl,
      content: readSiteContent(contentDirectory),
      acceptedRoot: acceptedContentDirectory,
      files: getNodesByType("File").map(({ relativePath, internal }) => ({
        relativePath: String(relativePath),
        contentDigest: internal.contentDigest,
      })),
    });
    await removeLeftovers(publicDirectory, staticDirectory);
    const rules = await hostingRules(publicDirectory, {
      frameOrigins: await frameOrigins(acceptedContentDirectory),
      formOrigin: await formOrigin(),
    });
    await writeHostFiles(rules, publicDirectory);
    await precompress(publicDirectory);
    await writeFlatPages(publicDirectory);
  } catch (error) {
    reporter.panic(
      "The build is not ready for a host",
      error instanceof Error ? error : new Error(String(error)),
    );
  }
};
