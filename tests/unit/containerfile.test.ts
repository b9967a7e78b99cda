/**
 * @jest-environment node
 *
 * hosting/Containerfile, instruction by instruction; tests/built/container.test.ts runs what it starts.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { caching } from "../../hosting/caching";
import { nginxForContainer } from "../../hosting/nginx";
import { subresources } from "../../hosting/subresources";
import { execForm, type Instruction, stagesOf } from "./containerfile";

const root = join(__dirname, "..", "..");
const read = (...names: string[]) => readFileSync(join(root, ...names), "utf8");

const source = read("hosting", "Containerfile");
const stages = stagesOf(source);
const [build, site] = stages;
if (!build || !site) throw new Error("hosting/Containerfile has no two stages.");
const every = stages.flatMap(({ instructions }) => instructions);
const named = (name: string, among: readonly Instruction[] = every) =>
  among.filter((instruction) => instruction.name === name);
const only = (name: string) => {
  const found = named(name, site.instructions);
  expect(found).toHaveLength(1);
  return found[0]?.rest ?? "";
};

/** What nginx's own configuration in the container says. */
const configuration = nginxForContainer({ headers: {}, subresources, caching, redirects: [], pages: [] });
const setting = (pattern: RegExp) => pattern.exec(configuration)?.[1];

const ignored = read(".dockerignore")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

it("is without fault for the linter", () => {
  expect(validate(source)).toEqual([]);
});

describe("base images", () => {
  it("are of a named release", () => {
    expect(stages).toHaveLength(2);
    for (const { image } of stages) expect(image).toMatch(/^[a-z]+:(?:\d[\d.]*-)?bookworm-slim$/u);
  });

  it("are the Node of .nvmrc and the Debian of its image", () => {
    expect(build.image).toBe(`node:${read(".nvmrc").trim()}-bookworm-slim`);
    expect(site.image).toBe("debian:bookworm-slim");
  });
});

describe("what goes in", () => {
  it("nothing comes by ADD, which also fetches and unpacks", () => {
    expect(named("ADD")).toEqual([]);
  });

  it("is taken only from stages that there are, and absolute", () => {
    const copies = named("COPY", site.instructions);
    expect(copies.length).toBeGreaterThan(0);
    for (const { flags, rest } of copies) {
      expect(flags.from).toBe(build.name);
      expect(rest).toMatch(/^\/site\/\S+ \/\S+$/u);
    }
    expect(named("WORKDIR", build.instructions).map(({ rest }) => rest)).toEqual(["/site"]);
  });

  it("is in the repository, and let in by .dockerignore", () => {
    const names = named("COPY", build.instructions).flatMap(({ rest }) => rest.split(" ").slice(0, -1));
    expect(names).toContain(".");
    for (const name of names.filter((entry) => entry !== ".")) {
      expect([name, existsSync(join(root, name))]).toEqual([name, true]);
      expect(ignored).toContain(`!${name.split("/", 1)[0]}`);
    }
  });

  it("is only what .dockerignore names, and all of that is there", () => {
    expect(ignored[0]).toBe("*");
    const letIn = ignored.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    expect(letIn.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    expect(letIn.filter((name) => /\.env|\.git|node_modules|\*/u.test(name))).toEqual([]);
    expect(ignored.at(-1)).toBe("**/.env*");
  });

  it("every setting of .env.example is an argument of the build, without a value, and nothing else is", () => {
    const settings = [...read(".env.example").matchAll(/^([A-Z_]+)=/gmu)].map(([, name]) => name);
    expect(named("ARG").map(({ rest }) => rest)).toEqual(settings);
    expect(named("ENV")).toEqual([]);
    const position = build.instructions.findIndex(
      ({ name, rest }) => name === "RUN" && rest === "npm run build",
    );
    expect(build.instructions.slice(position).filter(({ name }) => name === "ARG")).toEqual([]);
    expect(position).toBeGreaterThan(0);
  });

  it("Debian's lists of packages stay out", () => {
    for (const { rest } of named("RUN").filter((run) => run.rest.includes("apt-get"))) {
      expect(rest).toMatch(/^apt-get update\s+&& apt-get install .*--no-install-recommends/u);
      expect(rest).toContain("rm -rf /var/lib/apt/lists/*");
    }
  });
});

describe("what runs", () => {
  it("nothing runs as root once the packages are there", () => {
    const names = site.instructions.map(({ name }) => name);
    expect(only("USER")).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/u);
    expect(names.indexOf("USER")).toBeGreaterThan(names.lastIndexOf("RUN"));
    expect(names.indexOf("USER")).toBeLessThan(names.indexOf("CMD"));
    const builder = build.instructions.map(({ name }) => name);
    expect(builder.filter((name) => name === "RUN").length).toBe(3);
    // Root makes the folder and nothing else.
    expect(builder.indexOf("USER")).toBe(builder.indexOf("RUN") + 1);
  });

  it("files that are served belong to root: who serves them cannot change them", () => {
    for (const { flags } of named("COPY", site.instructions)) expect(flags.chown).toBeUndefined();
  });

  it("nginx starts without a shell, in the foreground, and ends without breaking answers off", () => {
    expect(execForm(only("CMD"))).toEqual(["nginx", "-e", "stderr", "-g", "daemon off;"]);
    expect(named("ENTRYPOINT")).toEqual([]);
    expect(only("STOPSIGNAL")).toBe("SIGQUIT");
  });

  it("the port is the one that nginx listens on", () => {
    const port = setting(/^ +listen (\d+) default_server;$/mu);
    expect(only("EXPOSE")).toBe(port);
    expect(port).toBe("8080");
    expect(only("HEALTHCHECK")).toContain(`/dev/tcp/127.0.0.1/${port} `);
  });

  it("the health check starts without a shell of its own", () => {
    const { rest } = named("HEALTHCHECK", site.instructions)[0] ?? { rest: "" };
    expect(rest).toMatch(/^CMD \[/u);
    expect(execForm(rest.slice("CMD ".length))?.[0]).toBe("bash");
  });

  it("what nginx reads is what is copied", () => {
    const copies = named("COPY", site.instructions).map(({ rest }) => rest);
    expect(copies).toEqual([
      "/site/.deploy/nginx-container.conf /etc/nginx/nginx.conf",
      `/site/public ${setting(/^ +root "([^"]+)";$/mu)}`,
    ]);
  });

  it("nginx's brotli module is installed where the configuration loads it from", () => {
    expect(setting(/^load_module "([^"]+)";$/mu)).toBe(
      "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
    );
    expect(only("RUN")).toContain(" libnginx-mod-http-brotli-static ");
  });
});
