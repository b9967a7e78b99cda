import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "./files-below";
import { precompress } from "./precompress";
import { removeOldFiles, writeFlatPages } from "./public-files";

test("removes files of deleted pages and pictures, and keeps those of static/", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "built-"));
  const [publicRoot, staticRoot] = [path.join(folder, "public"), path.join(folder, "static")];
  const write = (root: string, names: readonly string[], text = "Rilievo topografico. ".repeat(200)) => {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
  };
  const [digest, oldDigest] = ["a".repeat(32), "b".repeat(32)];
  const finish = async () => {
    await removeOldFiles(publicRoot, staticRoot, [digest]);
    await precompress(publicRoot);
    await writeFlatPages(publicRoot);
    return filesBelow(publicRoot);
  };
  const pages = ["index.html", "404.html", "404/index.html"];
  const uncompressed = ["a.avif", `static/${digest}/c1/a.avif`, `static/marchio-${oldDigest}.woff2`];
  const staticFiles = ["google1234.html", "rilievo.gz"];
  for (const root of [staticRoot, publicRoot]) write(root, staticFiles, "prova");
  write(publicRoot, [...pages, ...uncompressed, "about/index.html", "a.js", `static/${oldDigest}/c1/b.avif`]);
  const compressed = (name: string) => [name, `${name}.br`, `${name}.gz`];
  const kept = [...pages.flatMap(compressed), ...uncompressed, ...staticFiles];
  const removed = ["about.html", ...["about/index.html", "a.js"].flatMap(compressed)];
  expect(await finish()).toEqual([...kept, ...removed].toSorted());
  for (const name of ["a.js", "about"]) rmSync(path.join(publicRoot, name), { recursive: true });
  expect(await finish()).toEqual(kept.toSorted());
  rmSync(folder, { recursive: true });
});
