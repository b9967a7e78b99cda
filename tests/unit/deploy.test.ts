/** `npm run deploy` over a build of the test, with an npx, an rsync and an ssh that only note how they were called. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const cloudflare = {
  CLOUDFLARE_PROJECT: "studio-verdi",
  CLOUDFLARE_ACCOUNT_ID: "0".repeat(32),
  CLOUDFLARE_API_TOKEN: `  ${"t".repeat(40)}\n`,
};
const netlify = {
  NETLIFY_SITE_ID: "01234567-89ab-cdef-0123-456789abcdef",
  NETLIFY_AUTH_TOKEN: `nfp_${"t".repeat(36)}`,
};
const key = "-----BEGIN OPENSSH PRIVATE KEY-----\r\nsegreto\r\n-----END OPENSSH PRIVATE KEY-----";
const debian = {
  SSH_SERVER: "sito@server.example:2222",
  SSH_KEY: key,
  SSH_KNOWN_HOSTS: "[server.example]:2222 ssh-ed25519 AAAA",
};

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text, { mode: 0o755 });
}
const robots = (address: string) => write("public/robots.txt", `Sitemap: ${address}/sitemap-index.xml\n`);

/** Notes its words, a secret of its environment, and a file it was given. */
const program = (name: string) =>
  write(
    `bin/${name}`,
    `#!/bin/sh
echo ${name} "$@" $CLOUDFLARE_API_TOKEN >> "${at("calls")}"
for word; do case $word in */SSH_KEY) stat --format=%a "$word"; cat "$word"; esac; done > "${at("key")}"
`,
  );

function deploy(environment: NodeJS.ProcessEnv, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at("commands/deploy.mjs"), ...options], {
    encoding: "utf8",
    env: { NODE_ENV: "test", CI: "true", PATH: `${at("bin")}:${process.env.PATH}`, ...environment },
  });
  const calls = existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").trim().split("\n") : [];
  return { status, said: `${stdout}${stderr}`, calls };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "deploy-test-"));
  for (const name of ["commands", "gatsby/environment.mjs"])
    cpSync(path.join(__dirname, "..", "..", name), at(name), { recursive: true });
  for (const name of ["npx", "rsync", "ssh"]) program(name);
  robots("https://www.studio-verdi.it");
  write(".deploy/nginx/nginx.conf", "");
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ["cloudflare", cloudflare, / pages deploy public --branch=main --project-name=studio-verdi t{40}$/u],
  ["netlify", netlify, / deploy --prod --no-build --dir=public$/u],
])("%s: its own program publishes, in a version that is written down", (name, values, words) => {
  const { status, said, calls } = deploy({ SITE_HOST: name, ...values });
  expect([status, said]).toEqual([0, ""]);
  expect(calls).toEqual([expect.stringMatching(/^npx --yes [\w-]+@\d+\.\d+\.\d+ /u)]);
  expect(calls[0]).toMatch(words);
});

it("debian: uploads to a folder of its own, then switches; key and known hosts are files for that long", () => {
  const { status, said, calls } = deploy({ SITE_HOST: "debian", ...debian });
  expect([status, said]).toEqual([0, ""]);
  const [upload = "", change = ""] = calls;
  const [, ssh = "", name = ""] =
    /^rsync .* -e (ssh .*) public \.deploy\/nginx sito@server\.example:\/var\/www\/pubblicazioni\/([\d-]+)\/$/u.exec(
      upload,
    ) ?? [];
  expect(change).toBe(`${ssh} sito@server.example sudo pubblica-sito ${name}`);
  const [, file = ""] = /^ssh -p 2222 -i (\S+) .*UserKnownHostsFile=\S+ -o BatchMode=yes$/u.exec(ssh) ?? [];
  expect(readFileSync(at("key"), "utf8")).toBe(`600\n${key.replaceAll("\r", "")}\n`);
  expect([file !== "", existsSync(file)]).toEqual([true, false]);
});

it("debian: nothing is switched after an upload that broke off", () => {
  write("bin/rsync", "#!/bin/sh\nexit 12\n");
  const { status, said, calls } = deploy({ SITE_HOST: "debian", ...debian });
  expect([status, calls]).toEqual([1, []]);
  expect(said).toContain("(rsync non è riuscito): in linea resta il sito di prima.");
});

it.each<[string, NodeJS.ProcessEnv]>([
  ["Manca SITE_HOST: scrivere uno di cloudflare, debian, github-pages, netlify", {}],
  ["Manca CLOUDFLARE_PROJECT: ", { SITE_HOST: "cloudflare", ...cloudflare, CLOUDFLARE_PROJECT: " " }],
  ["Manca SSH_KNOWN_HOSTS: ", { SITE_HOST: "debian", ...debian, SSH_KNOWN_HOSTS: "" }],
  ["si pubblica solo dal flusso di GitHub", { SITE_HOST: "github-pages" }],
  // On GitHub where people look first.
  ["::error title=Pubblicazione::Manca ", { GITHUB_ACTIONS: "true" }],
])("before anything is built it says what is missing, and no secret: %s", (message, environment) => {
  const { status, said, calls } = deploy(environment, "--check");
  expect([status, calls]).toEqual([1, []]);
  expect(said).toContain(message);
  expect(said).not.toMatch(/t{30}|segreto/u);
});

it("publishes no build that is for http, or for the example", () => {
  for (const address of ["http://www.studio-verdi.it", "https://www.prova.example"]) {
    robots(address);
    const { status, said, calls } = deploy({ SITE_HOST: "netlify", ...netlify });
    expect([status, calls]).toEqual([1, []]);
    expect(said).toContain(`La build è per ${address}: scrivere in GATSBY_SITE_URL`);
  }
});
