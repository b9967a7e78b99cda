import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";
import {
  caching,
  favicon,
  type Headers,
  headersOfFiles,
  type Moved,
  unknownProject,
  versionFile,
} from "./rules";
import { headersFile, redirectsFile } from "./static-hosts";

/** Where a build keeps what its host needs and no visitor does: `.deploy/` beside its folder. */
export const deployFolderOf = (publicRoot: string): string => path.join(publicRoot, "..", ".deploy");

/**
 * The headers that a build has left beside itself, for every answer that a browser may show as a page.
 *
 * @throws Error when there are none
 */
export function headersOf(publicRoot: string): Headers {
  const file = path.join(deployFolderOf(publicRoot), "headers.json");
  if (!existsSync(file))
    throw new Error(`${publicRoot} holds no build: ${file} is missing. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, "utf8"));
}

const notice = "# Scritto da ogni build (hosting/rules.ts): le modifiche fatte qui si perdono.\n";

/** Headers as nginx adds them to every answer. */
export function nginxHeaders(headers: readonly (readonly [name: string, value: string])[]): string {
  const lines = headers.map(
    ([name, value]) => `add_header ${name} "${value.replace(/[\\"]/gu, "\\$&")}" always;\n`,
  );
  return notice + lines.join("");
}

/** The rules of single addresses as nginx reads them: `cache.conf` inside `http`, `rules.conf` inside `server`. */
function nginxRules(moved: readonly Moved[]): Record<string, string> {
  const kept = caching.immutableAddresses.map((address) => `    "~${address}" "${caching.immutable}";\n`);
  const headers = Object.entries(versionFile.headers).map(
    ([name, value]) => `    add_header ${name} "${value}";\n`,
  );
  const redirects = moved.map(
    ({ fromPath, toPath }) => `location = "${fromPath}" {\n    return 301 ${toPath}$is_args$args;\n}\n`,
  );
  return {
    "cache.conf": `${notice}map $uri $site_caching {\n    default "${caching.revalidated}";\n${kept.join("")}}\n`,
    "rules.conf": `${notice}location = ${favicon.address} {
    return ${favicon.status} ${favicon.to};
}
location = ${versionFile.address} {
    include sito/headers-files.conf;
${headers.join("")}}
location ~ "${unknownProject.address.source}" {
    try_files $uri/index.html @progetto_sconosciuto;
}
location @progetto_sconosciuto {
    return ${unknownProject.status} ${unknownProject.to};
}
${redirects.join("")}`,
    // For grep, over the names of files (pubblica-sito.sh): their compressed copies too.
    "immutable.txt": caching.immutableAddresses
      .map((address) => `${address.replace("^/", "^").replace(/\$$/u, "([.](br|gz))?$")}\n`)
      .join(""),
  };
}

/**
 * Writes the files of each host: those that are served with the site into the build, and those that only its server
 * reads into the folder beside it.
 */
export async function writeHostFiles(
  headers: Headers,
  publicRoot: string,
  moved: readonly Moved[],
): Promise<void> {
  const files = await filesBelow(publicRoot);
  const deployRoot = deployFolderOf(publicRoot);
  const nginx = path.join(deployRoot, "nginx");
  const lines = Object.entries(headers);
  const linesOfFiles = lines.filter(([name]) => headersOfFiles.includes(name));
  await writeFile(path.join(publicRoot, "_headers"), headersFile(headers, files));
  await writeFile(path.join(publicRoot, "_redirects"), redirectsFile(files, moved));
  // Without it GitHub Pages would pass the site through Jekyll.
  await writeFile(path.join(publicRoot, ".nojekyll"), "");
  await mkdir(nginx, { recursive: true });
  await writeFile(path.join(deployRoot, "headers.json"), JSON.stringify(headers));
  await writeFile(path.join(nginx, "headers-pages.conf"), nginxHeaders(lines));
  await writeFile(path.join(nginx, "headers-files.conf"), nginxHeaders(linesOfFiles));
  for (const [name, text] of Object.entries(nginxRules(moved))) await writeFile(path.join(nginx, name), text);
  // nginx.conf last: `npm run deploy` takes it for the sign of a build that came to its end.
  for (const name of ["nginx-http.conf", "nginx.conf"])
    await copyFile(path.resolve("hosting", name), path.join(nginx, name));
}
