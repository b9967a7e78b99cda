/** A real nginx over the build under test, with files around and inside it that no visitor may ever see. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { rulesOf } from "../../hosting/deploy-folder";
import type { HostingRules } from "../../hosting/rules";
import { type NginxServer, startNginx } from "../../hosting/run-nginx";
import { ask, type Place, type Request } from "./raw-http";
import { publicFolder } from "./support";

/** In every file that must not be served. */
export const secret = "Non per i visitatori";

const hidden = [
  ".deploy/rules.json",
  "package.json",
  "site/.git/config",
  "site/.env",
  "site/.nojekyll",
  "site/about/.htpasswd",
];
const visible = { "site/.well-known/security.txt": "Contact: mailto:info@studio-rilievi.example\n" };

export type NginxSite = {
  server: NginxServer;
  place: Place;
  rules: HostingRules;
  get: (target: string, request?: Request) => ReturnType<typeof ask>;
  close: () => Promise<void>;
};

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The build's own files in a folder where others may be added: links, since a copy has 60 MB. */
function siteOf(build: string, folder: string): string {
  const root = join(folder, "site");
  mkdirSync(root);
  for (const name of readdirSync(build).filter((entry) => entry !== "about" && !entry.startsWith("."))) {
    symlinkSync(join(build, name), join(root, name));
  }
  mkdirSync(join(root, "about"));
  for (const name of readdirSync(join(build, "about"))) {
    symlinkSync(join(build, "about", name), join(root, "about", name));
  }
  return root;
}

/** Starts nginx on a free port; close it after the tests. */
export async function startNginxSite(): Promise<NginxSite> {
  const build = resolve(publicFolder);
  const rules = rulesOf(build);
  const folder = mkdtempSync(join(tmpdir(), "nginx-site-"));
  const root = siteOf(build, folder);
  for (const name of hidden) writeFile(join(folder, name), secret);
  for (const [name, text] of Object.entries(visible)) writeFile(join(folder, name), text);
  const server = await startNginx({ root, rules, port: 0 });
  const place = { port: Number(new URL(server.url).port) };
  return {
    server,
    place,
    rules,
    get: (target, request) => ask(place, target, request),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
