/**
 * A tenth project needs its JSON and pictures, nothing else; a draft leaves no trace. Read from the build whose content has
 * both (commands/build-for-tests.mjs, tests/fixtures/content-additions).
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const build = join(__dirname, "..", "..", ".sending-site");
const read = (file: string) => readFileSync(join(build, file), "utf8");
const page = "/portfolio/decimo-progetto";

it("has its page, in the list, in the map and below its services", () => {
  expect(read(`${page.slice(1)}/index.html`)).toContain("Decimo progetto");
  expect(read("portfolio/index.html")).toContain(`href="${page}"`);
  expect(read("sitemap.xml")).toContain(`${page}</loc>`);
  expect(read("services/topografici/index.html")).toContain(`href="${page}"`);
  expect(read("_redirects")).toContain(page);
});

it("has a picture for sharing and structured data", () => {
  const html = read(`${page.slice(1)}/index.html`);
  const picture =
    /property="og:image" content="https?:\/\/[^/]+(\/social\/[^"]+\.jpg)"/u.exec(html)?.[1] ?? "";
  expect(existsSync(join(build, picture))).toBe(true);
  expect(html).toContain('"@type":"CreativeWork"');
  expect(read("portfolio/index.html")).toContain('"name":"Decimo progetto"');
});

it("of the draft there is no page, link, name or picture", () => {
  const files = readdirSync(build, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.includes("progetto-in-bozza"))).toEqual([]);
  const texts = files.filter(
    (file) => statSync(join(build, file)).isFile() && /\.(?:html|json|xml|js)$/u.test(file),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => /progetto-in-bozza|Progetto in bozza/u.test(read(file)))).toEqual([]);
});
