/** hosting/Containerfile, which no test can build. tests/built/nginx.test.ts runs the configuration itself. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..", "..");
const read = (...names: string[]) => readFileSync(join(root, ...names), "utf8");
const source = read("hosting", "Containerfile");
const [buildStage = "", siteStage = ""] = source.split(/^(?=FROM )/mu).slice(1);

/** What follows every instruction of this name, flags included, each on one line. */
const instructions = (name: string, text = source) =>
  [...text.matchAll(new RegExp(`^${name} (.*)$`, "gmu"))].map(([, rest = ""]) => rest);

it("builds with the Node of .nvmrc on the Debian that then serves", () => {
  const debian = /FROM debian:(\w+)-slim/u.exec(siteStage)?.[1];
  expect(instructions("FROM", buildStage)).toEqual([`node:${read(".nvmrc").trim()}-${debian}-slim AS build`]);
});

it("copies what is there and let in by .dockerignore, which keeps everything else out, settings first of all", () => {
  const ignored = read(".dockerignore")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const letIn = ignored.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const sources = instructions("COPY", buildStage).flatMap((rest) => rest.split(" ").slice(1, -1));
  expect([...letIn, ...sources].filter((name) => !existsSync(join(root, name)))).toEqual([]);
  expect([...letIn, "."]).toEqual(expect.arrayContaining(sources));
  expect([ignored[0], ignored.at(-1)]).toEqual(["*", "**/.env*"]);
});

it("takes every setting of the site in .env.example as an argument of the build, without a value", () => {
  const settings = [...read(".env.example").matchAll(/^(GATSBY_\w+)=/gmu)].map(([, name]) => name);
  expect(instructions("ARG")).toEqual(settings);
});

it("puts the site where nginx reads it, and listens where its health check asks, as a user who may change nothing", () => {
  const configuration = read("hosting", "nginx-container.conf");
  const [, served] = /root (\S+);/u.exec(configuration) ?? [];
  expect(instructions("COPY", siteStage)).toContain(`--from=build /site/public ${served}`);
  const [, port] = /listen (\d+) /u.exec(configuration) ?? [];
  expect(instructions("EXPOSE")).toEqual([port]);
  expect(instructions("HEALTHCHECK")).toEqual([expect.stringContaining(`/dev/tcp/127.0.0.1/${port} `)]);
  expect(instructions("USER", siteStage)).toEqual([expect.stringMatching(/^[1-9]\d{3,}:[1-9]\d{3,}$/u)]);
});
