import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow, removeLeftovers, writeFlatPages } from "./files";
import { precompress } from "./precompress";

test("removes files of deleted pages and pictures from the next build, and keeps the site's own", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "built-"));
  const [built, own] = [path.join(folder, "public"), path.join(folder, "static")];
  const write = (root: string, names: readonly string[], text = "Rilievo topografico. ".repeat(200)) => {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
  };
  const [digest, other] = ["a".repeat(32), "b".repeat(32)];
  const finish = async () => {
    await removeLeftovers(built, own, [digest]);
    await precompress(built);
    await writeFlatPages(built);
    return filesBelow(built);
  };
  const pages = ["index.html", "404.html", "404/index.html"];
  const plain = ["a.avif", `static/${digest}/c1/a.avif`, `static/marchio-${other}.woff2`];
  const ownFiles = ["google1234.html", "rilievo.gz"];
  for (const root of [own, built]) write(root, ownFiles, "prova");
  write(built, [...pages, ...plain, "about/index.html", "a.js", `static/${other}/c1/b.avif`]);
  write(built, ["webpack.stats.json", "_gatsby/slices/a.html"], "{}");
  const compressed = (name: string) => [name, `${name}.br`, `${name}.gz`];
  const lasting = [...pages.flatMap(compressed), ...plain, ...ownFiles];
  const passing = ["about.html", ...["about/index.html", "a.js"].flatMap(compressed)];
  expect(await finish()).toEqual([...lasting, ...passing].toSorted());
  for (const name of ["a.js", "about"]) rmSync(path.join(built, name), { recursive: true });
  expect(await finish()).toEqual(lasting.toSorted());
  rmSync(folder, { recursive: true });
});
