import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type FormsContent, formConfiguration, isConfigured } from "../forms/configuration";
import type { FormId } from "../forms/fields";
import { acceptedContentDirectory, staticDirectory } from "./accepted-content";
import { deployFolderOf } from "./hosting/deploy-folder";
import { filesBelow } from "./hosting/files";
import { writeFlatPages } from "./hosting/flat-pages";
import { frameOrigins } from "./hosting/frame-origins";
import { nginxSite } from "./hosting/nginx";
import { precompress } from "./hosting/precompress";
import { removeLeftovers } from "./hosting/remove-leftovers";
import { type HostingRules, hostingRules } from "./hosting/rules";
import { headersFile, redirectsFile } from "./hosting/static-hosts";

const publicDirectory = path.resolve("public");

/** Address of the mail service, empty while no form could reach anybody. */
async function formOrigin(): Promise<string> {
  const file = path.join(acceptedContentDirectory, "site/forms.json");
  const content: FormsContent = JSON.parse(await readFile(file, "utf8"));
  const forms: readonly FormId[] = ["contact", "quote"];
  return forms.map((id) => formConfiguration(id, content)).find(isConfigured)?.origin ?? "";
}

/** The files of each host: those that are served with the site, and those only its server reads. */
async function writeHostFiles(rules: HostingRules, siteUrl: string): Promise<void> {
  const files = await filesBelow(publicDirectory);
  const deployDirectory = deployFolderOf(publicDirectory);
  await mkdir(deployDirectory, { recursive: true });
  await Promise.all([
    writeFile(path.join(publicDirectory, "_headers"), headersFile(rules, files)),
    writeFile(path.join(publicDirectory, "_redirects"), redirectsFile(rules)),
    // Without it GitHub Pages would pass the site through Jekyll.
    writeFile(path.join(publicDirectory, ".nojekyll"), ""),
    writeFile(path.join(deployDirectory, "rules.json"), `${JSON.stringify(rules, undefined, 2)}\n`),
    writeFile(path.join(deployDirectory, "nginx.conf"), nginxSite(rules, { siteUrl, root: "/var/www/sito" })),
  ]);
}

/** Makes of a build what a host serves: nothing Gatsby keeps for itself, every host's rules, compressed texts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, store, reporter }) => {
  try {
    await removeLeftovers(publicDirectory);
    await writeFlatPages(publicDirectory, staticDirectory);
    const rules = await hostingRules(publicDirectory, {
      frameOrigins: await frameOrigins(acceptedContentDirectory),
      formOrigin: await formOrigin(),
    });
    await writeHostFiles(rules, store.getState().config.siteMetadata.siteUrl);
    await precompress(publicDirectory, {
      cacheDirectory: path.join(cache.directory, "precompressed"),
      staticRoot: staticDirectory,
    });
  } catch (error) {
    reporter.panic(
      "The build is not ready for a host",
      error instanceof Error ? error : new Error(String(error)),
    );
  }
};
