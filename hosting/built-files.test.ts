/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesBelow, readIfThere } from "./files";
import { writeFlatPages } from "./flat-pages";
import { precompress } from "./precompress";
import { removeLeftovers } from "./remove-leftovers";

let folder: string;
const at = (name: string) => path.join(folder, name);

async function write(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "built-"));
  await mkdir(at("static"));
  await mkdir(at("public"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("files", () => {
  it("are read where they are, and only their absence is no error", async () => {
    await write({ "public/a.txt": "a" });
    expect(await readIfThere(at("public/a.txt"))).toEqual(Buffer.from("a"));
    expect(await readIfThere(at("public/b.txt"))).toBeUndefined();
    await expect(readIfThere(at("public"))).rejects.toThrow("EISDIR");
  });
});

describe("pages by the side of their folders", () => {
  const flatten = () => writeFlatPages(at("public"), at("static"));

  it("are copies, and follow the page", async () => {
    await write({
      "public/index.html": "home",
      "public/404.html": "?",
      "public/404/index.html": "?",
      "public/services/index.html": "servizi",
      "public/services/catasto/index.html": "catasto",
    });
    await flatten();
    const pages = ["404.html", "404/index.html", "index.html", "services.html"];
    const nested = ["services/catasto.html", "services/catasto/index.html", "services/index.html"];
    expect(await filesBelow(at("public"))).toEqual([...pages, ...nested]);
    await write({ "public/services/index.html": "nuovi servizi" });
    await flatten();
    expect(await readFile(at("public/services.html"), "utf8")).toBe("nuovi servizi");
  });

  it("go with the page, and leave the site's own files alone", async () => {
    await write({
      "public/index.html": "home",
      "public/about/index.html": "about",
      "static/google1234.html": "prova",
      "public/google1234.html": "prova",
    });
    await flatten();
    await rm(at("public/about"), { recursive: true });
    await flatten();
    expect(await filesBelow(at("public"))).toEqual(["google1234.html", "index.html"]);
  });
});

describe("leftovers", () => {
  it("are removed, whether there are any or not", async () => {
    await write({
      "public/webpack.stats.json": "{}",
      "public/chunk-map.json": "{}",
      "public/~partytown/debug/partytown.js": "",
      "public/_gatsby/slices/_gatsby-scripts-1.html": "",
      "public/page-data/dev-404-page/page-data.json": "{}",
      "public/page-data/404.html/page-data.json": "{}",
    });
    await removeLeftovers(at("public"));
    await removeLeftovers(at("public"));
    expect(await filesBelow(at("public"))).toEqual(["page-data/404.html/page-data.json"]);
  });
});

describe("compressed files", () => {
  const compress = () => precompress(at("public"), { cacheDirectory: at("cache"), staticRoot: at("static") });
  const long = "Rilievo topografico. ".repeat(200);

  it("hold what their sources hold", async () => {
    await write({ "public/index.html": long });
    await compress();
    expect(brotliDecompressSync(await readFile(at("public/index.html.br"))).toString()).toBe(long);
    expect(gunzipSync(await readFile(at("public/index.html.gz"))).toString()).toBe(long);
  });

  it("stand only by texts that are long and become smaller", async () => {
    const noise = Buffer.concat(
      Array.from({ length: 64 }, (_, i) => createHash("sha256").update(String(i)).digest()),
    );
    await write({ "public/a.html": "short", "public/b.txt": noise, "public/c.avif": long });
    await compress();
    expect(await filesBelow(at("public"))).toEqual(["a.html", "b.txt", "c.avif"]);
  });

  it("follow the content, whatever its date", async () => {
    await write({ "public/a.html": long });
    await compress();
    await write({ "public/a.html": `${long}!` });
    await utimes(at("public/a.html"), 0, 0);
    await compress();
    expect(gunzipSync(await readFile(at("public/a.html.gz"))).toString()).toBe(`${long}!`);
    expect(await filesBelow(at("cache"))).toHaveLength(2);
  });

  it("are made once for files of the same content, and not again", async () => {
    await write({ "public/a.html": long, "public/a/index.html": long });
    await compress();
    const [cached] = await filesBelow(at("cache"));
    await writeFile(at(`cache/${cached}`), "from the cache");
    await compress();
    expect(await readFile(at("public/a.html.br"), "utf8")).toBe("from the cache");
    expect(await readFile(at("public/a/index.html.br"), "utf8")).toBe("from the cache");
    expect(await filesBelow(at("cache"))).toHaveLength(2);
  });

  it("go with their source, and leave the site's own files alone", async () => {
    await write({ "public/a.html": long, "public/rilievo.gz": "x", "static/rilievo.gz": "x" });
    await compress();
    await rm(at("public/a.html"));
    await compress();
    expect(await filesBelow(at("public"))).toEqual(["rilievo.gz"]);
  });
});
