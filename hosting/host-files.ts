import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";
import { type HostingRules, headersOfFiles } from "./rules";
import { headersFile, redirectsFile } from "./static-hosts";

/**
 * Where a build keeps what its host needs and no visitor does: `.deploy/` for the build in `public/`, and
 * `<folder>.deploy/` for the copy of a build in any other folder.
 */
export const deployFolderOf = (publicRoot: string): string =>
  path.basename(publicRoot) === "public"
    ? path.join(path.dirname(publicRoot), ".deploy")
    : `${path.normalize(publicRoot).replace(/[\\/]+$/u, "")}.deploy`;

/**
 * The rules that a build has left beside itself: how it wants to be served.
 *
 * @throws Error when there are none
 */
export function rulesOf(publicRoot: string): HostingRules {
  const file = path.join(deployFolderOf(publicRoot), "rules.json");
  if (!existsSync(file)) {
    throw new Error(
      `The build in ${publicRoot} has no rules: ${file} is missing. Run "npm run build" first.`,
    );
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

/** nginx reads a parameter into a buffer of 4096 bytes. */
const longestValue = 4000;

/**
 * Headers as nginx adds them to every answer.
 *
 * @throws for what no quoting can carry: `$` (nginx would put a variable there), line breaks, more than 4000 bytes
 */
export function nginxHeaders(headers: readonly (readonly [name: string, value: string])[]): string {
  const lines = headers.map(([name, value]) => {
    if (/[$\r\n\0]/u.test(value) || Buffer.byteLength(value) > longestValue)
      throw new Error(`nginx cannot send ${name}: its value holds $ or a line break, or is too long.`);
    return `add_header ${name} "${value.replace(/[\\"]/gu, "\\$&")}" always;`;
  });
  return `# Scritto da ogni build (hosting/rules.ts): le modifiche fatte qui si perdono.\n${lines.join("\n")}\n`;
}

/**
 * Writes the files of each host: those that are served with the site into the build, and those that only its server
 * reads into the folder beside it.
 */
export async function writeHostFiles(rules: HostingRules, publicRoot: string): Promise<void> {
  const files = await filesBelow(publicRoot);
  const deployRoot = deployFolderOf(publicRoot);
  const nginx = path.join(deployRoot, "nginx");
  const headers = Object.entries(rules.headers);
  await mkdir(nginx, { recursive: true });
  await Promise.all([
    writeFile(path.join(publicRoot, "_headers"), headersFile(rules, files)),
    writeFile(path.join(publicRoot, "_redirects"), redirectsFile(rules)),
    // Without it GitHub Pages would pass the site through Jekyll.
    writeFile(path.join(publicRoot, ".nojekyll"), ""),
    writeFile(path.join(deployRoot, "rules.json"), `${JSON.stringify(rules, undefined, 2)}\n`),
    ...["nginx.conf", "nginx-log.conf"].map((name) =>
      copyFile(path.resolve("hosting", name), path.join(nginx, name)),
    ),
    writeFile(path.join(nginx, "headers-pages.conf"), nginxHeaders(headers)),
    writeFile(
      path.join(nginx, "headers-files.conf"),
      nginxHeaders(headers.filter(([name]) => headersOfFiles.includes(name))),
    ),
  ]);
}
