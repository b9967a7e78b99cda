import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow, removeLeftovers, writeFlatPages, writeMovedPages } from "./files";
import { precompress } from "./precompress";

test("a page, a text or a picture that is no more leaves nothing in the next build, and the site's own files stay", async () => {
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
  const passing = ["about/index.html", "about.html", "a.js"].flatMap(compressed);
  expect(await finish()).toEqual([...lasting, ...passing].toSorted());
  for (const name of ["a.js", "about"]) rmSync(path.join(built, name), { recursive: true });
  expect(await finish()).toEqual(lasting.toSorted());
  rmSync(folder, { recursive: true });
});

test("a former address leads on by a page beside the folders, unless its file is another page's or no page at all", async () => {
  const built = mkdtempSync(path.join(tmpdir(), "built-"));
  const home = path.join(built, "index.html");
  mkdirSync(path.join(built, "services/estimo"), { recursive: true });
  writeFileSync(home, "Pagina iniziale");
  const moved = [
    ..."/services/estimo /lavori/1 /Chi-Siamo.html /perché".split(" "),
    ..."/servizi.aspx /index.php/servizi /index.html /Index /en/index.html".split(" "),
  ].map((fromPath) => ({ fromPath, toPath: "/services/catasto" }));
  await writeMovedPages(built, "https://www.studio.it", moved);
  const written = ["Chi-Siamo.html", "index.html", "lavori/1.html", "perché.html", "services/estimo.html"];
  expect(await filesBelow(built)).toEqual(written);
  expect(existsSync(path.join(built, "services/estimo"))).toBe(false);
  expect(readFileSync(home, "utf8")).toBe("Pagina iniziale");
  const page = readFileSync(path.join(built, "lavori/1.html"), "utf8");
  expect(page).toContain('<link rel="canonical" href="https://www.studio.it/services/catasto">');
  rmSync(built, { recursive: true });
});
