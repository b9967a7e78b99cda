/** Writes the editor's static files for an origin of its own: `npm run build:editor` (docs/pubblicazione.md). */
import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { folderReader } from "../content-check/check";
import { editorPath } from "../content-model/routes";
import { loadEnvironment } from "../gatsby/environment";
import { pageFiles, pageHeaders } from "./bundle";
import { contentSnapshotOf } from "./content-snapshot";
import { hostedSettings, type Settings } from "./settings";

async function main(): Promise<void> {
  loadEnvironment();
  const folder = path.join(process.argv[2] ?? ".editor", "public");
  const modelHash = execFileSync("git", ["rev-parse", "HEAD:content-model"], { encoding: "utf8" }).trim();
  const settings: Settings = { ...hostedSettings(process.env), modelHash, isLocal: false };
  const reader = await folderReader({ contentRoot: "content", staticRoot: "static" });
  const headers = { ...pageHeaders(settings), "Strict-Transport-Security": "max-age=63072000" };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const files = new Map<string, string | Uint8Array>([
    ...[...(await pageFiles())].map(([urlPath, bytes]) => [editorPath + urlPath, bytes] as const),
    [`${editorPath}/settings.json`, JSON.stringify(settings)],
    [`${editorPath}/content.json`, JSON.stringify(await contentSnapshotOf(reader))],
    ["/robots.txt", "User-agent: *\nDisallow: /\n"],
    ["/_headers", `/*\n${lines.join("")}`],
    ["/_redirects", `/ ${editorPath}/ 302\n`],
  ]);
  await rm(folder, { recursive: true, force: true });
  for (const [urlPath, bytes] of files) {
    const file = path.join(folder, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  console.log(`Redazione pronta in ${folder}, per un indirizzo proprio: docs/pubblicazione.md.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
