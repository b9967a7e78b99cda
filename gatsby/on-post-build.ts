/** Turns Gatsby's output in public/ into the files of a host. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { frameOrigins } from "../hosting/frame-origins";
import { writeHostFiles } from "../hosting/host-files";
import { precompress } from "../hosting/precompress";
import { removeOldFiles, writeFlatPages } from "../hosting/public-files";
import { headersOfPages, type Redirect, versionFile } from "../hosting/rules";
import { formConfiguration, isConfigured } from "../src/forms/configuration";
import { formIds } from "../src/forms/fields";
import { acceptedContentDirectory, staticDirectory } from "./prepare-content/accepted-content";
import { finishPages } from "./publish/finish-pages";
import { removeGatsbyRuntime } from "./publish/gatsby-runtime";
import { siteOrigin } from "./publish/site-origin";
import { currentVersion } from "./publish/version";

const publicDirectory = path.resolve("public");

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store }) => {
  await finishPages(publicDirectory);
  await writeFile(
    path.join(publicDirectory, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin()}/sitemap-index.xml\n`,
  );

  const digests = getNodesByType("File").map(({ internal }) => internal.contentDigest);
  await removeOldFiles(publicDirectory, staticDirectory, digests);
  await removeGatsbyRuntime(publicDirectory, path.resolve(".cache"));
  await writeFile(path.join(publicDirectory, versionFile.path), JSON.stringify(currentVersion()));

  const formSettings = JSON.parse(
    await readFile(path.join(acceptedContentDirectory, "site/forms.json"), "utf8"),
  );
  const forms = formIds.map((id) => formConfiguration(id, formSettings));
  const headers = await headersOfPages(publicDirectory, {
    frameOrigins: await frameOrigins(acceptedContentDirectory),
    formApiBase: forms.find(isConfigured)?.apiBase ?? "",
  });

  await precompress(publicDirectory);
  await writeFlatPages(publicDirectory);
  // Comes last, so that a build that fails earlier writes no headers.
  const redirects: Redirect[] = store.getState().redirects;
  await writeHostFiles(headers, publicDirectory, redirects);
};
