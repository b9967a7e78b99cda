/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caching } from "./caching";
import { rulesOf } from "./deploy-folder";
import { writeHostFiles } from "./host-files";
import type { HostingRules } from "./rules";
import { subresources } from "./subresources";

const rules: HostingRules = {
  headers: { "X-Frame-Options": "DENY" },
  subresources,
  caching,
  redirects: [],
  pages: ["/"],
};
let folder: string;
let publicRoot: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "host-files-"));
  publicRoot = join(folder, "public");
  mkdirSync(publicRoot);
  await writeHostFiles(rules, { publicRoot, siteUrl: "https://www.studio.example" });
});
afterAll(() => rmSync(folder, { recursive: true }));

const deployed = (name: string) => readFileSync(join(folder, ".deploy", name), "utf8");

it("puts into the build only what its host serves or reads there", () => {
  expect(readdirSync(publicRoot).toSorted()).toEqual([".nojekyll", "_headers", "_redirects"]);
});

it("leaves the rules beside the build", () => {
  expect(rulesOf(publicRoot)).toEqual(rules);
});

it("writes the site's file of a Debian server for the site's address", () => {
  expect(deployed("nginx.conf")).toMatch(/^ {4}server_name www\.studio\.example;$/mu);
});

it("writes the configuration of the container, which writes nowhere but in /tmp and has no https of its own", () => {
  const configuration = deployed("nginx-container.conf");
  expect(configuration).toMatch(/^ {8}root "\/srv\/www";$/mu);
  expect(configuration).toMatch(/^pid "\/tmp\/nginx\.pid";$/mu);
  const temporary = [...configuration.matchAll(/^ +\w+_temp_path "(?<folder>[^"]*)";$/gmu)];
  expect(temporary).toHaveLength(5);
  for (const { groups } of temporary) expect(groups?.folder).toMatch(/^\/tmp\/\w+$/u);
  expect(configuration).not.toMatch(/ssl|^user /mu);
});
