import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { deployFolderOf } from "./deploy-folder";
import { filesBelow } from "./files";
import { nginxForContainer, nginxSite } from "./nginx";
import type { HostingRules } from "./rules";
import { headersFile, redirectsFile } from "./static-hosts";

/**
 * Writes the files of each host: those that are served with the site into the build, and those that only its server
 * reads into the folder beside it.
 */
export async function writeHostFiles(
  rules: HostingRules,
  { publicRoot, siteUrl }: { publicRoot: string; siteUrl: string },
): Promise<void> {
  const files = await filesBelow(publicRoot);
  const deployRoot = deployFolderOf(publicRoot);
  await mkdir(deployRoot, { recursive: true });
  await Promise.all([
    writeFile(path.join(publicRoot, "_headers"), headersFile(rules, files)),
    writeFile(path.join(publicRoot, "_redirects"), redirectsFile(rules)),
    // Without it GitHub Pages would pass the site through Jekyll.
    writeFile(path.join(publicRoot, ".nojekyll"), ""),
    writeFile(path.join(deployRoot, "rules.json"), `${JSON.stringify(rules, undefined, 2)}\n`),
    writeFile(path.join(deployRoot, "nginx.conf"), nginxSite(rules, { siteUrl, root: "/var/www/sito" })),
    writeFile(path.join(deployRoot, "nginx-container.conf"), nginxForContainer(rules)),
  ]);
}
