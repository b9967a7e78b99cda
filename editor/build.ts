/** `npm run build:editor`: the form editor as a folder of static files, for an address of its own. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { contentFolder } from "../content-check/check";
import { loadEnvironment } from "../gatsby/environment";
import { nginxHeaders } from "../hosting/host-files";
import { indexOf } from "./content-index";
import { base, pageFiles, pageHeaders } from "./page";
import { hostedSettings, modelVersion, type Settings } from "./settings";

const usage = `Prepara la redazione dei contenuti per un indirizzo proprio, come cartella di file statici.

  npm run build:editor                   in .editor
  npm run build:editor -- --out DIR      in un'altra cartella

Dentro, public è la cartella da pubblicare e headers.conf contiene le sue intestazioni per nginx.

Variabili, nel file .env o nell'ambiente: EDITOR_BACKEND, EDITOR_REPOSITORY, EDITOR_BRANCH, EDITOR_API,
EDITOR_CLIENT_ID, GATSBY_SITE_URL (docs/pubblicazione.md).`;

const { out, help } = parseArgs({
  options: { out: { type: "string", default: ".editor" }, help: { type: "boolean" } },
}).values;

async function main(): Promise<void> {
  if (help) return console.log(usage);
  loadEnvironment();
  const settings: Settings = {
    ...hostedSettings(process.env),
    model: modelVersion("."),
    isLocal: false,
  };
  const headers = Object.entries(pageHeaders(settings));
  const files = new Map([
    ...[...(await pageFiles())].map(([address, bytes]) => [base + address, bytes] as const),
    [`${base}/settings.json`, JSON.stringify(settings)],
    [
      `${base}/content.json`,
      JSON.stringify(await indexOf(await contentFolder({ contentRoot: "content", staticRoot: "static" }))),
    ],
    ["/robots.txt", "User-agent: *\nDisallow: /\n"],
    ["/_headers", `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`],
    ["/_redirects", `/ ${base}/ 302\n`],
  ]);
  await rm(out, { recursive: true, force: true });
  for (const [address, bytes] of files) {
    const file = path.join(out, "public", address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await writeFile(path.join(out, "headers.conf"), nginxHeaders(Object.fromEntries(headers)));
  const { name, repo, branch, api_root } = settings.backend;
  console.log(`Redazione pronta in ${path.join(out, "public")}, per ${repo} (${name}, ramo ${branch}, ${api_root}).
Pubblicarla a un indirizzo proprio, mai dentro il sito: docs/pubblicazione.md.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
