import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow, removeLeftovers, writeFlatPages } from "./files";
import { nginxHeaders } from "./host-files";
import { precompress } from "./precompress";
import { headersFile, limits, redirectsFile } from "./static-hosts";

test("a file longer than Cloudflare Pages takes is refused", () => {
  expect(() => headersFile({ "X-Long": "x".repeat(limits.headerLine) }, [])).toThrow(
    "Longest line in _headers",
  );
  const chunks = Array.from(
    { length: limits.headerRules },
    (_, i) => `app-${String(i).padStart(20, "0")}.js`,
  );
  expect(() => headersFile({}, chunks)).toThrow("Rules in _headers: 102");
  const pages = Array.from({ length: limits.redirects }, (_, i) => `p${i}/index.html`);
  expect(() => redirectsFile(pages)).toThrow("Rules in _redirects: 2002");
});

test("nginx is given quoted values", () => {
  expect(nginxHeaders([["Permissions-Policy", 'fullscreen=(self "https://frame.example")']])).toContain(
    String.raw`add_header Permissions-Policy "fullscreen=(self \"https://frame.example\")" always;`,
  );
});

test("a page, a text or a picture that is no more leaves nothing in the next build, and the site's own files stay", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "built-"));
  const [built, own] = [path.join(folder, "public"), path.join(folder, "static")];
  const write = (root: string, names: readonly string[], text = "Rilievo topografico. ".repeat(200)) => {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
  };
  const ownFiles = ["google1234.html", "rilievo.gz"];
  const [digest, other] = ["a".repeat(32), "b".repeat(32)];
  const finish = async () => {
    await removeLeftovers(built, own, [digest]);
    await precompress(built);
    await writeFlatPages(built);
    return filesBelow(built);
  };
  const compressed = (name: string) => [name, `${name}.br`, `${name}.gz`];
  try {
    write(own, ownFiles, "prova");
    write(built, ownFiles, "prova");
    write(built, ["index.html", "404.html", "404/index.html", "about/index.html", "a.js", "a.avif"]);
    write(built, ["webpack.stats.json", "_gatsby/slices/a.html"], "{}");
    const pictures = [`static/${digest}/c1/a.avif`, `static/marchio-${other}.woff2`];
    write(built, [...pictures, `static/${other}/c1/b.avif`]);
    const lasting = ["index.html", "404.html", "404/index.html"]
      .flatMap(compressed)
      .concat("a.avif", ownFiles, pictures);
    const passing = ["about/index.html", "about.html", "a.js"].flatMap(compressed);
    expect(await finish()).toEqual([...lasting, ...passing].toSorted());
    for (const name of ["a.js", "about"]) rmSync(path.join(built, name), { recursive: true });
    expect(await finish()).toEqual(lasting.toSorted());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
