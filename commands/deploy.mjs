/**
 * `npm run deploy`: puts the build in public/ online, on the host that SITE_HOST names; `npm run deploy -- --check` only
 * looks whether it could. It speaks Italian, to the technician of an agency, and never prints what may be a secret.
 * Plain Node, no dependencies: where the secrets are, nothing else need be installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadEnvironment } from "../gatsby/environment.mjs";
import { root } from "./project.mjs";

process.chdir(root);
loadEnvironment();
const isInFlow = Boolean(process.env.CI);
const isOnGithub = process.env.GITHUB_ACTIONS === "true";
const setting = (name) => process.env[name]?.trim() ?? "";

/** The hosts' own programs are fetched when they are needed: as packages of the project they would double it. */
const npx = (...words) => [["npx", "--yes", ...words]];

/** Uploads to a folder of its own on the server, then switches to it; `folder` is for files nobody else may read. */
function debian(folder) {
  const [server, port = "22"] = setting("SSH_SERVER").split(":");
  const fileOf = (name) => {
    const file = join(folder, name);
    writeFileSync(file, `${setting(name).replaceAll("\r\n", "\n")}\n`, { mode: 0o600 });
    return file;
  };
  const ssh = ["ssh", "-p", port];
  if (setting("SSH_KEY")) ssh.push("-i", fileOf("SSH_KEY"), "-o", "IdentitiesOnly=yes");
  if (setting("SSH_KNOWN_HOSTS")) ssh.push("-o", `UserKnownHostsFile=${fileOf("SSH_KNOWN_HOSTS")}`);
  // In a flow nobody answers questions; elsewhere sudo may ask for a password.
  ssh.push(...(isInFlow ? ["-o", "BatchMode=yes"] : ["-t"]));
  const name = new Date().toISOString().slice(0, 19).replace(/[T:]/gu, "-");
  // Without times, and linked to what is online where the bytes are the same: browsers then keep what they have.
  const upload = ["-r", "--checksum", "--chmod=D755,F644", "--link-dest=/var/www/sito/.."];
  const target = `${server}:/var/www/pubblicazioni/${name}/`;
  return [
    ["rsync", ...upload, "-e", ssh.join(" "), "public", ".deploy/nginx", target],
    [...ssh, server, `sudo pubblica-sito ${name}`],
  ];
}

/** Of each host: its settings, each in words; and the commands that publish. */
const hosts = {
  cloudflare: {
    settings: {
      CLOUDFLARE_PROJECT: "il nome del progetto Pages",
      CLOUDFLARE_ACCOUNT_ID: "le 32 cifre «Account ID» del pannello",
      CLOUDFLARE_API_TOKEN: "una chiave con il permesso «Cloudflare Pages: Edit»",
    },
    commands: () =>
      npx(
        "wrangler@4.164.0",
        ...["pages", "deploy", "public", "--branch=main"],
        `--project-name=${setting("CLOUDFLARE_PROJECT")}`,
      ),
  },
  debian: {
    settings: {
      SSH_SERVER: "utente@server, oppure utente@server:porta",
      // On the technician's own computer ssh has these two already.
      ...(isInFlow && {
        SSH_KEY: "tutte le righe della chiave privata",
        SSH_KNOWN_HOSTS: "le righe che scrive ssh-keyscan per quel server",
      }),
    },
    commands: debian,
  },
  // The workflow itself publishes there, by GitHub's actions.
  "github-pages": { settings: {}, commands: () => [] },
  netlify: {
    settings: {
      NETLIFY_SITE_ID: "il «Project ID» del pannello",
      NETLIFY_AUTH_TOKEN: "un «Personal access token»",
    },
    commands: () => npx("netlify-cli@27.10.2", "deploy", "--prod", "--no-build", "--dir=public"),
  },
};

/** What keeps this environment from publishing, each in one line. */
function problemsOfSettings(hostName) {
  if (!Object.hasOwn(hosts, hostName)) {
    const what = hostName === "" ? "Manca SITE_HOST" : `SITE_HOST=${hostName} non va bene`;
    const names = Object.keys(hosts).join(", ");
    return [`${what}: scrivere uno di ${names}, oppure none se è l'host a fare la build.`];
  }
  if (hostName === "github-pages" && !isOnGithub)
    return ["SITE_HOST=github-pages: si pubblica solo dal flusso di GitHub, .github/workflows/publish.yml."];
  return Object.entries(hosts[hostName].settings)
    .filter(([name]) => setting(name) === "")
    .map(([name, wanted]) => `Manca ${name}: ${wanted}.`);
}

/** What keeps the build from being published: there is none, or it is not for visitors. */
function problemsOfBuild() {
  const [robots, nginx] = [join("public", "robots.txt"), join(".deploy", "nginx", "nginx.conf")];
  if (!existsSync(robots) || !existsSync(nginx)) return ["Manca la build: prima va eseguito npm run build."];
  const [, address] = /^Sitemap: (\S+)\/sitemap-index\.xml$/mu.exec(readFileSync(robots, "utf8"));
  if (/^https:/u.test(address) && !/\.example$/u.test(address)) return [];
  return [`La build è per ${address}: scrivere in GATSBY_SITE_URL l'indirizzo https del sito e rifarla.`];
}

/** Publishes; returns why it could not, and then what was online is online still. */
function publish({ settings, commands }) {
  const values = Object.fromEntries(Object.keys(settings).map((name) => [name, setting(name)]));
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    for (const [program, ...words] of commands(folder)) {
      // On Windows npx is a script of the shell; no word holds a sign that it would read otherwise.
      const shell = process.platform === "win32";
      const env = { ...process.env, ...values };
      const { status } = spawnSync(program, words, { stdio: "inherit", shell, env });
      if (status !== 0)
        return [`Pubblicazione non riuscita (${program} non è riuscito): in linea resta il sito di prima.`];
    }
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hostName = setting("SITE_HOST");
const isCheck = process.argv.includes("--check");
const problems = problemsOfSettings(hostName);
if (!isCheck) problems.push(...problemsOfBuild());
if (problems.length === 0 && isCheck) console.log(`Si può pubblicare su ${hostName}.`);
else if (problems.length === 0) problems.push(...publish(hosts[hostName]));
for (const problem of problems)
  console.error(`${isOnGithub ? "::error title=Pubblicazione::" : ""}${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
