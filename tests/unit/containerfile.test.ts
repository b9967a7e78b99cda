/** hosting/Containerfile, which no test can build. tests/built/nginx.test.ts runs the configuration itself. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..", "..");
const read = (...names: string[]) => readFileSync(join(root, ...names), "utf8");
const [buildStage = "", siteStage = ""] = read("hosting", "Containerfile")
  .split(/^(?=FROM )/mu)
  .slice(1);

/** What follows every instruction of this name, flags included, each on one line. */
const instructions = (name: string, text: string) =>
  [...text.matchAll(new RegExp(`^${name} (.*)$`, "gmu"))].map(([, rest = ""]) => rest);

it("builds with the Node of .nvmrc, from what is there, with every setting of .env.example and no file of settings", () => {
  expect(instructions("FROM", buildStage)).toEqual([
    expect.stringMatching(`^node:${read(".nvmrc").trim()}-`),
  ]);
  const sources = instructions("COPY", buildStage).flatMap((rest) => rest.split(" ").slice(1, -1));
  expect(sources.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const settings = [...read(".env.example").matchAll(/^(GATSBY_\w+)=/gmu)].map(([, name]) => name);
  expect(instructions("ARG", buildStage)).toEqual(settings);
  const ignored = read(".dockerignore").trim().split("\n");
  expect([ignored.find((line) => !line.startsWith("#")), ignored.at(-1)]).toEqual(["*", "**/.env*"]);
});

it("puts the site where nginx reads it, and listens where its health check asks, as a user who may change nothing", () => {
  const configuration = read("hosting", "nginx-container.conf");
  const [, served] = /root (\S+);/u.exec(configuration) ?? [];
  expect(instructions("COPY", siteStage)).toContain(`--from=build /site/public ${served}`);
  const [, port] = /listen (\d+) /u.exec(configuration) ?? [];
  expect(instructions("EXPOSE", siteStage)).toEqual([port]);
  expect(instructions("HEALTHCHECK", siteStage)).toEqual([
    expect.stringContaining(`/dev/tcp/127.0.0.1/${port} `),
  ]);
  expect(instructions("USER", siteStage)).toEqual([expect.stringMatching(/^[1-9]\d{3,}:[1-9]\d{3,}$/u)]);
});
