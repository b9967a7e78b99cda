/**
 * @jest-environment node
 *
 * What docs/pubblicazione.md names exists: files, scripts, options, variables, values; and its script publishes.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cacheControlFor, caching, isImmutable } from "../../hosting/caching";
import { writeFlatPages } from "../../hosting/flat-pages";
import { writeHostFiles } from "../../hosting/host-files";
import { nginxForContainer } from "../../hosting/nginx";
import { type HostingRules, hostingRules } from "../../hosting/rules";

const project = path.resolve(__dirname, "..", "..");
const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const text = read("docs/pubblicazione.md");
const packageJson: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

const blocks = [...text.matchAll(/^```(?<language>\w+)\n(?<code>.*?)^```$/gmsu)].map(({ groups }) => ({
  language: groups?.language ?? "",
  code: groups?.code ?? "",
}));
const spans = [...text.replace(/^```.*?^```$/gmsu, "").matchAll(/`(?<code>[^`\n]+)`/gu)].map(
  ({ groups }) => groups?.code ?? "",
);
const code = [...spans, ...blocks.map((block) => block.code)];

/** Every match of a pattern's first group in the document's code, once. */
const named = (pattern: RegExp): string[] => [
  ...new Set(code.flatMap((piece) => [...piece.matchAll(pattern)].map(([, found = ""]) => found))),
];

/** What a build writes; made in a folder of the test by the build's own functions. */
const outputs = [
  "public/_headers",
  "public/_redirects",
  "public/.nojekyll",
  "public/about.html",
  ".deploy/nginx.conf",
  ".deploy/nginx-container.conf",
  ".deploy/rules.json",
];

/** What Gatsby writes: its folder, and that of pictures and fonts, which the rules know. */
const outputsOfGatsby = ["public/", "public/static/"];

/** Files that the reader makes: from a model, or for a host. */
const toBeMade = [".env", ".github/workflows/pubblica.yml"];

/** Variables that hosts read, and names of this document's own shell commands. */
const variablesOfHosts = ["NODE_VERSION", "SKIP_DEPENDENCY_INSTALL"];

/** What the end of a build makes of two pages. */
async function writtenByBuild(): Promise<{ folder: string; rules: HostingRules }> {
  const publicRoot = path.join(temporary, "public");
  mkdirSync(path.join(publicRoot, "about"), { recursive: true });
  for (const page of ["index.html", "about/index.html"])
    writeFileSync(path.join(publicRoot, page), "<!doctype html><title>x</title>");
  await writeFlatPages(publicRoot, path.join(temporary, "static"));
  const rules = await hostingRules(publicRoot, { frameOrigins: [], formOrigin: "" });
  await writeHostFiles(rules, { publicRoot, siteUrl: "https://www.studio-rilievi.example" });
  return { folder: temporary, rules };
}

let temporary: string;
beforeAll(() => {
  temporary = mkdtempSync(path.join(tmpdir(), "pubblicazione-"));
  mkdirSync(path.join(temporary, "static"));
});
afterAll(() => rmSync(temporary, { recursive: true }));

describe("files", () => {
  const roots = "\\.deploy|\\.github|content|deploy|docs|public|scripts|src|static|tests";
  const files = named(
    new RegExp(
      `(?<![\\w./$-])((?:${roots})/[\\w./-]*|\\.(?:env|nvmrc)[\\w.]*|package[\\w-]*\\.json)(?![\\w/])`,
      "gu",
    ),
  ).map((file) => file.replace(/\.$/u, ""));

  it("are found in the document", () => {
    expect(files).toEqual(expect.arrayContaining(["hosting/rules.ts", "public/_headers", ".nvmrc"]));
  });

  it.each(files.filter((file) => ![...outputs, ...outputsOfGatsby, ...toBeMade].includes(file)))(
    "%s exists",
    (file) => {
      expect(existsSync(path.join(project, file))).toBe(true);
    },
  );

  it("of the build are written by it", async () => {
    const { folder } = await writtenByBuild();
    expect(files).toEqual(expect.arrayContaining([...outputs, ...outputsOfGatsby]));
    expect(outputs.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    expect(read("build/on-post-build.ts")).toContain('path.resolve("public")');
    expect(isImmutable("/static/x/picture.avif")).toBe(true);
  });

  it("that it links to exist, and the README links to it", () => {
    const links = [...text.matchAll(/\]\((?<target>[^)#]+)\)/gu)].map(({ groups }) => groups?.target ?? "");
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !existsSync(path.join(project, "docs", link)))).toEqual([]);
    expect(read("README.md")).toContain("](docs/pubblicazione.md)");
  });
});

describe("commands", () => {
  const scripts = named(/npm (?:run )?((?!run\b|ci\b)[a-z][\w:]*)/gu);

  it("npm scripts exist", () => {
    expect(scripts).toEqual(expect.arrayContaining(["build", "check:content", "serve", "test"]));
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  const options = named(/npm run ([\w:]+ -- --[\w-]+)/gu).map((call) => call.split(" -- --"));

  it.each(options)("npm run %s knows --%s", (name, option) => {
    const [file = ""] = /scripts\/[\w-]+\.\w+/u.exec(packageJson.scripts[name] ?? "") ?? [];
    expect(read(file)).toMatch(new RegExp(`\\b${option}: \\{ type: `, "u"));
  });

  it("the port of npm run serve is the one named", () => {
    expect(named(/localhost:(\d+)/gu)).toEqual([/--port (\d+)/u.exec(packageJson.scripts.serve ?? "")?.[1]]);
  });
});

describe("variables", () => {
  const variables = named(/\b([A-Z]{2,}(?:_[A-Z]+)+)\b/gu).filter((name) => !variablesOfHosts.includes(name));
  const sources = ["src", "build", "hosting", "commands"]
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.(?:ts|tsx|mjs)$/u.test(file))
    .concat("gatsby-config.ts")
    .map(read)
    .join("\n");

  it.each(variables)("%s is read", (name) => {
    expect(sources).toContain(`process.env.${name}`);
  });

  it("are those of .env.example, each of them", () => {
    const settings = [...read(".env.example").matchAll(/^(\w+)=/gmu)].map(([, name = ""]) => name);
    expect(variables.toSorted()).toEqual(settings.toSorted());
  });
});

describe("hosts", () => {
  let rules: HostingRules;
  let site: string;

  beforeAll(async () => {
    const written = await writtenByBuild();
    rules = written.rules;
    site = readFileSync(path.join(written.folder, ".deploy", "nginx.conf"), "utf8");
  });

  it("the headers and their number are those of the rules", () => {
    expect(text).toContain(`\`Strict-Transport-Security: ${rules.headers["Strict-Transport-Security"]}\``);
    const [, pattern = ""] = /grep -iE '(\^\([^']+)'/u.exec(text) ?? [];
    expect(Object.keys(rules.headers).filter((name) => !new RegExp(pattern, "iu").test(name))).toEqual([]);
    expect(Object.keys(rules.headers)).toHaveLength(8);
    expect(text).toContain("| intestazioni | otto righe |");
    for (const value of [caching.immutable, caching.revalidated]) expect(text).toContain(`| \`${value}\` |`);
  });

  it("what it says of Debian is in the file of the build", () => {
    for (const words of [
      "/var/www/sito",
      "/var/www/html",
      "/etc/letsencrypt/live/www.studio-rilievi.example/",
      "/var/log/nginx/site.access.log",
      "/var/log/nginx/site.error.log",
      "libnginx-mod-http-brotli-static",
      "brotli_static on;",
    ]) {
      expect(text).toContain(words);
      expect(site).toContain(words);
    }
    expect(site).toContain("server_name www.studio-rilievi.example studio-rilievi.example;");
    expect(site).toContain("error_log /var/log/nginx/site.error.log crit;");
    expect(site).toContain(
      `'$site_network [$time_iso8601] "$request_method $site_asked" $status $body_bytes_sent'`,
    );
  });

  it("the container is built with arguments it has, and answers at the port that is published", () => {
    const containerfile = read("hosting/Containerfile");
    const declared = [...containerfile.matchAll(/\bGATSBY_\w+/gu)].map(([name]) => name);
    expect(declared).toEqual(expect.arrayContaining(named(/--build-arg (\w+)/gu)));
    const [, port = ""] = /listen (\d+) default_server;/u.exec(nginxForContainer(rules)) ?? [];
    expect(named(/--publish 127\.0\.0\.1:\d+:(\d+)/gu)).toEqual([port]);
    expect(containerfile).toContain(`EXPOSE ${port}\n`);
    expect(containerfile).toContain(`--interval=${/ogni (\d+) secondi/u.exec(text)?.[1]}s`);
    expect(nginxForContainer(rules)).toContain(`pid "${named(/--tmpfs (\S+)/gu)[0]}/nginx.pid"`);
  });
});

/** The script for the server, over folders of the test and with commands that only note that they were called. */
class Server {
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), "pubblica-sito-")));
  readonly site = path.join(this.folder, "www", "sito");
  private readonly script = path.join(this.folder, "pubblica-sito");

  constructor() {
    const script = blocks.find((block) => block.code.startsWith("#!/bin/sh"))?.code ?? "";
    writeFileSync(
      this.script,
      script.replaceAll("/var/www", `${this.folder}/www`).replaceAll("/etc/nginx", `${this.folder}/nginx`),
    );
    for (const name of ["www/pubblicazioni", "nginx/sites-available", "bin"])
      mkdirSync(path.join(this.folder, name), { recursive: true });
    this.command("systemctl", "");
    this.command("nginx", "");
  }

  command(name: string, lines: string): void {
    const file = path.join(this.folder, "bin", name);
    writeFileSync(file, `#!/bin/sh\necho ${name} "$@" >> "${this.folder}/calls"\n${lines}\n`);
    chmodSync(file, 0o755);
  }

  upload(name: string, files: readonly string[]): void {
    const publication = path.join(this.folder, "www", "pubblicazioni", name);
    for (const file of files) {
      const target = path.join(publication, "public", file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `${name} ${file}`);
    }
    writeFileSync(path.join(publication, "nginx.conf"), `# ${name}`);
  }

  publish(name: string): number | null {
    const environment = { ...process.env, PATH: `${this.folder}/bin:${process.env.PATH}` };
    return spawnSync("sh", [this.script, name], { env: environment }).status;
  }

  /** The files that visitors can reach, and whose they are. */
  online(): Record<string, string> {
    const files = readdirSync(this.site, { recursive: true, withFileTypes: true, encoding: "utf8" });
    return Object.fromEntries(
      files
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map((file) => [path.relative(this.site, file), readFileSync(file, "utf8").split(" ", 1)[0] ?? ""]),
    );
  }

  readonly configuration = () =>
    readFileSync(path.join(this.folder, "nginx", "sites-available", "sito"), "utf8");
  readonly calls = () => readFileSync(path.join(this.folder, "calls"), "utf8").trim().split("\n");
  readonly remove = () => rmSync(this.folder, { recursive: true });
}

// The script is for Debian: `mv -T` is of GNU.
const onLinux = process.platform === "linux" ? describe : describe.skip;

onLinux("pubblica-sito", () => {
  const scriptOf = (letter: string) => `app-${letter.repeat(20)}.js`;
  const filesOf = (letter: string) => [
    "index.html",
    `${letter}.html`,
    "page-data/app-data.json",
    scriptOf(letter),
    `${scriptOf(letter)}.br`,
    `static/${letter}/picture.avif`,
  ];
  let server: Server;

  beforeEach(() => {
    server = new Server();
    server.upload("uno", filesOf("a"));
    server.upload("due", filesOf("b"));
  });
  afterEach(() => server.remove());

  it("puts a publication online with its configuration, and asks nginx first", () => {
    expect(server.publish("uno")).toBe(0);
    expect(Object.keys(server.online()).toSorted()).toEqual(filesOf("a").toSorted());
    expect(server.configuration()).toBe("# uno");
    expect(server.calls()).toEqual(["nginx -t", "systemctl reload nginx"]);
  });

  it("keeps the immutable files of the others, and nothing else of them", () => {
    server.publish("uno");
    expect(server.publish("due")).toBe(0);
    const online = server.online();
    const ofOthers = Object.keys(online).filter((file) => online[file] === "uno");
    expect(ofOthers.toSorted()).toEqual([scriptOf("a"), `${scriptOf("a")}.br`, `static/a/picture.avif`]);
    for (const file of ofOthers) expect(isImmutable(`/${file.replace(/\.br$/u, "")}`)).toBe(true);
    expect(cacheControlFor("/page-data/app-data.json")).toBe(caching.revalidated);
    for (const file of filesOf("b")) expect(online[file]).toBe("due");
  });

  it("goes back to an earlier publication with the same command", () => {
    server.publish("uno");
    server.publish("due");
    expect(server.publish("uno")).toBe(0);
    expect(server.configuration()).toBe("# uno");
    const online = server.online();
    expect([online["index.html"], online["b.html"], online[scriptOf("b")]]).toEqual([
      "uno",
      undefined,
      "due",
    ]);
  });

  it("hands files on from one publication to the next, not for ever", () => {
    server.upload("tre", filesOf("c"));
    for (const name of ["uno", "due"]) server.publish(name);
    rmSync(path.join(server.folder, "www", "pubblicazioni", "uno"), { recursive: true });
    server.publish("tre");
    expect(Object.keys(server.online())).toContain(scriptOf("b"));
    expect(Object.keys(server.online())).not.toContain(scriptOf("a"));
  });

  it("leaves everything as it was when nginx refuses the configuration", () => {
    server.publish("uno");
    server.command("nginx", "exit 1");
    expect(server.publish("due")).toBe(1);
    expect(server.configuration()).toBe("# uno");
    expect(server.online()["index.html"]).toBe("uno");
    expect(server.calls().filter((call) => call.startsWith("systemctl"))).toHaveLength(1);
  });

  it("refuses a publication that is not there", () => {
    expect(server.publish("quattro")).toBe(1);
    expect(existsSync(server.site)).toBe(false);
  });
});
