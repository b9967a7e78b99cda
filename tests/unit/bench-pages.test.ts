/**
 * @jest-environment node
 *
 * The parts of the page bench (benches/pages/) that need no browser: what a floor is, and the sums.
 */
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { blockingTime, layoutShift, median, ratioOf } from "../../benches/pages/figures";
import { type Floor, floorOf, makeFloor } from "../../benches/pages/floor";
import { bytesByKind, bytesOf } from "../../benches/pages/kinds";

describe("the floor of a page", () => {
  it.each([
    ["a script of the build", '<script src="/app.js" async></script>'],
    ["an inline script", '<script data-path="/">if (1 < 2) document.write("</p>");</script>'],
    ["a module", '<script type="module">import "/app.js";</script>'],
    ["page data", '<script type="application/json" id="data">{"a":"<b>"}</script>'],
    ["speculation rules", '<script type="speculationrules">{"prefetch":[]}</script>'],
    ["an import map", '<script type="importmap">{}</script>'],
    ["a script's preload", '<link rel="preload" as="script" href="/app.js"/>'],
    ["a fetch's preload", '<link as="fetch" rel="preload" href="/page-data.json" crossorigin>'],
    ["a module's preload", '<link rel="modulepreload" href="/app.js"/>'],
    ["a prefetch", '<link rel="prefetch" href="/page-data.json"/>'],
    ["capitals", '<SCRIPT SRC="/app.js"></SCRIPT><LINK REL="PreLoad" AS="Script" HREF="/a.js">'],
  ])("lacks %s, and nothing else", (_name, removed) => {
    const page = (part: string) =>
      `<!DOCTYPE html><html><head><title>è</title>${part}</head><body><p>a &amp; b</p>\n${part}</body></html>`;
    expect(floorOf(page(removed))).toBe(page(""));
  });

  it.each([
    ["a style sheet", '<link rel="stylesheet" href="/a.css"/>'],
    ["styles in the page", "<style>@layer a{p::after{content:'<script>'}}</style>"],
    ["a font's preload", '<link rel="preload" as="font" href="/a.woff2" crossorigin="anonymous"/>'],
    [
      "a picture's preload",
      '<link rel="preload" as="image" imagesrcset="/a.avif 480w" fetchpriority="high"/>',
    ],
    [
      "a picture",
      '<picture><source srcset="/a.avif"/><img src="/a.jpg" alt="" width="4" height="3"/></picture>',
    ],
    ["a video", '<video src="/a.mp4" muted></video>'],
    ["what search engines read", '<script type="application/ld+json">{"@type":"Place"}</script>'],
    ["a comment about scripts", '<!-- <script src="/a.js"></script> -->'],
    ["the manifest", '<link rel="manifest" href="/manifest.webmanifest"/>'],
  ])("keeps %s byte for byte", (_name, kept) => {
    const page = `<!DOCTYPE html><html><head></head><body>${kept}</body></html>`;
    expect(floorOf(page)).toBe(page);
  });
});

describe("the copy of a build", () => {
  let folder: string;
  let floor: Floor;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const page = `<html><body>${"<p>testo</p>".repeat(200)}<script>1</script></body></html>`;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bench-pages-test-"));
    mkdirSync(join(folder, "contact"));
    for (const name of ["index.html", "contact/index.html", "contact/index.html.br", "app.js"])
      write(name, page);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    floor.remove();
    expect(existsSync(floor.root)).toBe(false);
  });

  it("has floors of the pages asked for, and links to everything else", async () => {
    floor = await makeFloor(folder, ["/contact"]);
    const made = join(floor.root, "contact", "index.html");
    expect(readFileSync(made, "utf8")).toBe(floorOf(page));
    expect(readFileSync(join(folder, "contact", "index.html"), "utf8")).toBe(page);
    for (const linked of ["index.html", "app.js"]) {
      expect(lstatSync(join(floor.root, linked)).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(floor.root, linked), "utf8")).toBe(page);
    }
  });

  it("is compressed where the build is, and nowhere else", async () => {
    floor = await makeFloor(folder, ["/", "/contact"]);
    const made = (name: string) => join(floor.root, name);
    expect(brotliDecompressSync(readFileSync(made("contact/index.html.br"))).toString()).toBe(floorOf(page));
    expect(readFileSync(join(folder, "contact", "index.html.br"), "utf8")).toBe(page);
    for (const name of ["contact/index.html.gz", "index.html.br", "index.html.gz"])
      expect(existsSync(made(name))).toBe(false);
  });
});

describe("medians and ratios", () => {
  it("takes the middle of an odd number, the mean of the two middle ones of an even number", () => {
    expect(median([10, 2, 100])).toBe(10);
    expect(median([4, 1, 2, 100])).toBe(3);
    expect(() => median([])).toThrow("median of nothing");
  });

  it("leaves the order of its input alone", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("compares round by round, and the medians", () => {
    expect(ratioOf([2, 9, 12], [2, 3, 6])).toEqual({ ofPairs: 2, ofMedians: 3 });
    expect(() => ratioOf([1, 2], [1])).toThrow("lacks one of its two visits");
  });
});

describe("blocking time", () => {
  it("counts what goes beyond 50 ms, of each task", () => {
    const tasks = [
      { start: 200, duration: 80 },
      { start: 400, duration: 50 },
      { start: 500, duration: 250 },
    ];
    expect(blockingTime(tasks, 100)).toBe(30 + 200);
  });

  it("counts of a task only what comes after the first paint", () => {
    expect(blockingTime([{ start: 0, duration: 100 }], 100)).toBe(0);
    expect(blockingTime([{ start: 0, duration: 300 }], 100)).toBe(150);
  });
});

describe("layout shift", () => {
  const shifts = (...pairs: [start: number, value: number][]) =>
    pairs.map(([start, value]) => ({ start, value }));

  it("is none without shifts", () => expect(layoutShift([])).toBe(0));

  it("is the worst burst, not the sum", () => {
    expect(layoutShift(shifts([0, 0.25], [900, 0.25], [2000, 0.125]))).toBe(0.5);
    expect(layoutShift(shifts([0, 0.125], [1500, 0.25]))).toBe(0.25);
  });

  it("ends a burst after five seconds", () => {
    const every900ms = Array.from({ length: 7 }, (_, index): [number, number] => [index * 900, 1]);
    expect(layoutShift(shifts(...every900ms))).toBe(6);
  });
});

describe("bytes by kind", () => {
  const request = (type: string, path: string, bytes: number) => ({
    url: `http://localhost${path}`,
    type,
    status: 200,
    bytes,
  });
  const requests = [
    request("Document", "/contact", 1),
    request("Script", "/app.js?v=1", 2),
    request("Other", "/later.js", 4),
    request("Stylesheet", "/a.css", 8),
    request("Font", "/a.woff2", 16),
    request("Image", "/a.avif", 32),
    request("Media", "/a.mp4", 64),
    request("XHR", "/page-data/contact/page-data.json", 128),
    request("Fetch", "/without-extension", 256),
    request("Prefetch", "/page-data/app-data.json?x=.js", 512),
    request("Manifest", "/manifest.webmanifest", 1024),
  ];

  it("goes by what the browser says, then by the name", () => {
    expect(bytesByKind(requests)).toEqual({
      document: 1,
      script: 6,
      style: 8,
      font: 16,
      image: 32,
      media: 64,
      data: 128 + 256 + 512,
      other: 1024,
    });
  });

  it("leaves no byte out", () => {
    const sum = Object.values(bytesByKind(requests)).reduce((one, other) => one + other);
    expect(bytesOf(requests)).toBe(sum);
    expect(bytesOf(requests)).toBe(2 ** requests.length - 1);
  });
});
