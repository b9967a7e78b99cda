import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build, type Loader } from "esbuild";

const project = join(__dirname, "..", "..");
const emptyFiles = [".css", ".svg", ".woff2", ".avif", ".jpg", ".html"];

function dependenciesOf(folder: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(project, folder, "package.json"), "utf8")).dependencies);
}

const bundle = build({
  absWorkingDir: project,
  entryPoints: [
    "gatsby-*.ts",
    "gatsby-*.tsx",
    "src/pages/*.tsx",
    "src/templates/*.tsx",
    "src/html.tsx",
    "scripts/check-*",
    "editor/build.ts",
    "editor/serve.ts",
    "editor/browser/page.ts",
    "editor/preview/preview.tsx",
  ],
  bundle: true,
  write: false,
  metafile: true,
  outdir: "unused",
  packages: "external",
  platform: "node",
  logLevel: "error",
  format: "esm",
  loader: Object.fromEntries(emptyFiles.map((extension): [string, Loader] => [extension, "empty"])),
});

test("everything that a build imports is among the dependencies", async () => {
  const { metafile } = await bundle;
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const packages = imports
    .filter(({ path, external }) => external && path !== "<runtime>" && !isBuiltin(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/u.exec(path)?.[0]);
  expect(packages).toContain("gatsby");
  const allowedPackages = [".", "editor"].flatMap(dependenciesOf);
  expect([...new Set(packages)].filter((name) => !allowedPackages.includes(name ?? ""))).toEqual([]);
});

test("the container copies every file that a build of the site reads", async () => {
  const { metafile } = await bundle;
  const copied = readFileSync(join(project, ".dockerignore"), "utf8").matchAll(/^!(.+)$/gmu);
  const names = Array.from(copied, ([, name]) => name);
  const needed = Object.keys(metafile.inputs).map((file) => file.split("/")[0]);
  expect([...new Set(needed)].filter((name) => name !== "editor" && !names.includes(name))).toEqual([]);
});

test("a host with NODE_ENV=production installs what tests the pages, too", () => {
  const env = { PATH: process.env.PATH, NODE_ENV: "production" } as const;
  const omitted = execFileSync("npm", ["config", "get", "omit"], { cwd: project, env, encoding: "utf8" });
  expect(omitted.trim()).toBe("");
});
