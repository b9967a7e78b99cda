import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = { optionalDependencies?: Record<string, string> };
const lock = readFileSync(join(__dirname, "..", "..", "package-lock.json"), "utf8");
const { "": _project, ...packages }: Record<string, Entry> = JSON.parse(lock).packages;

function* candidatePaths(name: string, path: string) {
  for (let folder = path; folder !== ""; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/"))))
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

// npm drops packages that its registry lacks; `npm install --package-lock-only` without node_modules restores them.
it("lists the optional packages of every platform", () => {
  const missingPackages = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => ![...candidatePaths(name, path)].some((candidate) => candidate in packages))
      .map((name) => `${name}, of ${path}`),
  );
  expect(missingPackages).toEqual([]);
});
