import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSiteContent, type SiteContent } from "../content-model/site-content";
import { removeLeftovers, writeFlatPages } from "../hosting/files";
import { frameOrigins } from "../hosting/frame-origins";
import { writeHostFiles } from "../hosting/host-files";
import { precompress } from "../hosting/precompress";
import { headersOfPages, type Moved, versionFile } from "../hosting/rules";
import { formConfiguration, isConfigured } from "../src/forms/configuration";
import { acceptedContentDirectory, staticDirectory } from "./prepare-content/accepted-content";
import { finishPages } from "./publish/early-resources";
import { siteOrigin } from "./publish/site-origin";
import { commitOf, type Version } from "./publish/version";

const publicDirectory = path.resolve("public");

/** Address of the mail service, empty while no form could reach anybody. */
function formOrigin({ formsConfiguration }: SiteContent): string {
  return (
    (["contact", "quote"] as const).map((id) => formConfiguration(id, formsConfiguration)).find(isConfigured)
      ?.origin ?? ""
  );
}

/** Makes of a build what a host serves: nothing Gatsby keeps for itself, every host's rules, compressed texts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store, reporter }) => {
  try {
    const moved: Moved[] = store.getState().redirects;
    const content = readSiteContent(acceptedContentDirectory);
    await finishPages(publicDirectory);
    await writeFile(
      path.join(publicDirectory, "robots.txt"),
      `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin()}/sitemap-index.xml\n`,
    );
    const digests = getNodesByType("File").map(({ internal }) => internal.contentDigest);
    await removeLeftovers(publicDirectory, staticDirectory, digests);
    const version: Version = { commit: await commitOf("."), built: new Date().toISOString() };
    await writeFile(path.join(publicDirectory, versionFile.address), JSON.stringify(version));
    const headers = await headersOfPages(publicDirectory, {
      frameOrigins: await frameOrigins(acceptedContentDirectory),
      formOrigin: formOrigin(content),
    });
    await precompress(publicDirectory);
    await writeFlatPages(publicDirectory);
    // Last: without these files nothing is published.
    await writeHostFiles(headers, publicDirectory, moved);
  } catch (error) {
    reporter.panic(
      "The build is not ready for a host",
      error instanceof Error ? error : new Error(String(error)),
    );
  }
};
