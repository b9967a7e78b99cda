/**
 * hosting/Containerfile, which no test can build: what it copies is there, what it starts is what nginx reads, and its
 * health check tells a page from an error. tests/built/nginx.test.ts runs the configuration itself.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { validate } from "dockerfile-utils";

const root = join(__dirname, "..", "..");
const read = (...names: string[]) => readFileSync(join(root, ...names), "utf8");
const source = read("hosting", "Containerfile");
const configuration = read("hosting", "nginx-container.conf");

/** What follows every instruction of this name, flags included, each on one line. */
const instructions = (name: string, text = source) =>
  [...text.replace(/\\\n\s*/gu, "").matchAll(new RegExp(`^${name} (.*)$`, "gmu"))].map(
    ([, rest = ""]) => rest,
  );
const [buildStage = "", siteStage = ""] = source.split(/^(?=FROM )/mu).slice(1);
const only = (name: string) => {
  const found = instructions(name, siteStage);
  expect(found).toHaveLength(1);
  return found[0] ?? "";
};

it("is without fault for the linter", () => {
  expect(validate(source)).toEqual([]);
});

it("builds with the Node of .nvmrc, on the Debian that then serves", () => {
  const debian = /FROM debian:(\w+)-slim/u.exec(siteStage)?.[1];
  expect(instructions("FROM", buildStage)).toEqual([`node:${read(".nvmrc").trim()}-${debian}-slim AS build`]);
});

it("copies what is there and let in by .dockerignore, which keeps everything else out, settings first of all", () => {
  const ignored = read(".dockerignore")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const letIn = ignored.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const sources = instructions("COPY", buildStage).flatMap((rest) => rest.split(" ").slice(1, -1));
  expect(sources).toContain("package-lock.json");
  expect([...letIn, ...sources].filter((name) => !existsSync(join(root, name)))).toEqual([]);
  for (const name of sources.filter((entry) => entry !== ".")) expect(letIn).toContain(name.split("/", 1)[0]);
  expect([ignored[0], ignored.at(-1)]).toEqual(["*", "**/.env*"]);
});

it("takes every setting of the site in .env.example as an argument of the build, without a value", () => {
  const settings = [...read(".env.example").matchAll(/^(GATSBY_\w+)=/gmu)].map(([, name]) => name);
  expect(instructions("ARG")).toEqual(settings);
  expect(buildStage.lastIndexOf("ARG ")).toBeLessThan(buildStage.indexOf("RUN npm run build"));
});

it("puts the site and its configuration where nginx reads them", () => {
  const [, served] = /root (\S+);/u.exec(configuration) ?? [];
  expect(instructions("COPY", siteStage)).toEqual([
    "--from=build /site/hosting/nginx-container.conf /etc/nginx/nginx.conf",
    "--from=build /site/.deploy/nginx /etc/nginx/sito",
    `--from=build /site/public ${served}`,
  ]);
  expect(configuration.match(/(?<=include )[^/]+/gu)).toEqual(["sito", "sito"]);
  expect(configuration).toContain("load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;");
  expect(only("RUN")).toContain(" nginx libnginx-mod-http-brotli-static ");
});

it("serves as a user who may change nothing of it, on a port of his own, and writes only in /tmp", () => {
  expect(only("USER")).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/u);
  expect(siteStage.indexOf("USER ")).toBeGreaterThan(siteStage.lastIndexOf("RUN "));
  expect(siteStage).not.toContain("--chown");
  const port = only("EXPOSE");
  expect(Number(port)).toBeGreaterThan(1023);
  expect(configuration).toContain(`listen ${port} default_server;`);
  expect(only("HEALTHCHECK")).toContain(`/dev/tcp/127.0.0.1/${port} `);
  const written = /^\s*(?:pid|\w+_temp_path|access_log|error_log) (\S+)/gmu;
  const places = [...configuration.matchAll(written)].map(([, place = ""]) => place);
  expect(places).toHaveLength(8);
  expect(places.filter((place) => !/^(?:\/tmp\/\w|\/dev\/stdout$|stderr$)/u.test(place))).toEqual([]);
});

it("starts nginx without a shell, and ends it without breaking answers off", () => {
  expect(JSON.parse(only("CMD"))).toEqual(["nginx", "-e", "stderr", "-g", "daemon off;"]);
  expect(only("STOPSIGNAL")).toBe("SIGQUIT");
});

it("its health check tells a page from an error, and from silence", async () => {
  let status = 200;
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const [program = "", ...words] = JSON.parse(only("HEALTHCHECK").replace(/^.* CMD /u, "")) as string[];
  const here = words.map((word) => word.replace("/8080", `/${port}`));
  const isHealthy = () => new Promise((told) => execFile(program, here, (error) => told(error === null)));
  expect(await isHealthy()).toBe(true);
  status = 500;
  expect(await isHealthy()).toBe(false);
  await new Promise((closed) => server.close(closed));
  expect(await isHealthy()).toBe(false);
});
