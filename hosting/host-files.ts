import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { deployFolderOf } from "./deploy-folder";
import { filesBelow } from "./files";
import { type HostingRules, headersOfFiles } from "./rules";
import { headersFile, redirectsFile } from "./static-hosts";

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
