/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { flat } from "../../../tests/unit/testing/photos";
import { draw } from "./draw";
import * as fonts from "./fonts";
import { makeSocialImages, type SocialImageSource, socialImageSize } from "./index";

jest.mock("./draw", () => {
  const actual = jest.requireActual("./draw");
  return { ...actual, draw: jest.fn(actual.draw) };
});
const drawn = jest.mocked(draw);

let root: string;
let picture: string;
let folders: { publicRoot: string; cacheDirectory: string };

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "social-"));
  folders = { publicRoot: path.join(root, "public"), cacheDirectory: path.join(root, "cache/social") };
  picture = path.join(root, "picture.jpg");
  await writeFile(picture, await flat({ width: 160, height: 90 }).jpeg().toBuffer());
  drawn.mockClear();
});
afterEach(() => rm(root, { recursive: true }));

const catasto = (): SocialImageSource => ({
  title: "Pratiche catastali",
  label: "Studio Rilievi · Servizi",
  picture: { file: picture, focus: { x: 74, y: 44 } },
});
const contact: SocialImageSource = { title: "Contatti", label: "Studio Rilievi" };
const site = (): Map<string, SocialImageSource> =>
  new Map([
    ["/services/catasto", catasto()],
    ["/contact", contact],
  ]);

const published = () => readdir(path.join(folders.publicRoot, "social"));
const bytesAt = (address: string | undefined) =>
  readFile(path.join(folders.publicRoot, address ?? "nowhere"));

test("every page has its image at the address told, in the size told", async () => {
  const addresses = await makeSocialImages(site(), folders);
  expect([...addresses.keys()]).toEqual(["/services/catasto", "/contact"]);
  expect(addresses.get("/services/catasto")).toMatch(/^\/social\/services-catasto-[0-9a-f]{16}\.jpg$/u);
  for (const address of addresses.values()) {
    const bytes = await bytesAt(address);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", ...socialImageSize });
    expect(bytes.length).toBeLessThan(250_000);
  }
  expect(await published()).toHaveLength(2);
});

test("from scratch the same bytes under the same names", async () => {
  const first = await makeSocialImages(site(), folders);
  const before = await Promise.all([...first.values()].map(bytesAt));
  await rm(folders.publicRoot, { recursive: true });
  await rm(folders.cacheDirectory, { recursive: true });
  const second = await makeSocialImages(site(), folders);
  expect([...second]).toEqual([...first]);
  for (const [index, address] of [...second.values()].entries())
    expect((await bytesAt(address)).equals(before[index] as Buffer)).toBe(true);
  expect(drawn).toHaveBeenCalledTimes(4);
});

test("a second build draws nothing, makes no font, and gives back what a host has lost", async () => {
  const instances = jest.spyOn(fonts, "fontInstances");
  const first = await makeSocialImages(site(), folders);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(instances).toHaveBeenCalledTimes(1);
  await rm(folders.publicRoot, { recursive: true });
  const second = await makeSocialImages(site(), folders);
  expect([...second]).toEqual([...first]);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(instances).toHaveBeenCalledTimes(1);
  expect(await published()).toHaveLength(2);
});

test.each<[string, (source: SocialImageSource) => SocialImageSource | Promise<SocialImageSource>]>([
  ["title", (source) => ({ ...source, title: "Catasto" })],
  ["label", (source) => ({ ...source, label: "Studio" })],
  ["focal point", (source) => ({ ...source, picture: { file: picture, focus: { x: 74, y: 45 } } })],
  ["picture", ({ title, label }) => ({ title, label })],
  [
    "picture's bytes",
    async (source) => {
      await writeFile(picture, await flat({ width: 160, height: 90, background: "#963" }).jpeg().toBuffer());
      return source;
    },
  ],
])(
  "another %s makes that page's image anew; the old one goes, the other page's stays",
  async (_what, change) => {
    const before = await makeSocialImages(site(), folders);
    const pages = site().set("/services/catasto", await change(catasto()));
    const after = await makeSocialImages(pages, folders);
    expect(after.get("/services/catasto")).not.toBe(before.get("/services/catasto"));
    expect(after.get("/contact")).toBe(before.get("/contact"));
    expect(drawn).toHaveBeenCalledTimes(3);
    const names = [...after.values()].map((address) => path.posix.basename(address)).sort();
    expect(await published()).toEqual(names);
    expect((await readdir(folders.cacheDirectory)).sort()).toEqual(names);
  },
);

test("pages that are gone leave nothing, nor does an interrupted build", async () => {
  const pages = site();
  const before = await makeSocialImages(pages, folders);
  await writeFile(path.join(folders.cacheDirectory, "half.jpg.unfinished"), "");
  pages.delete("/contact");
  const after = await makeSocialImages(pages, folders);
  expect([...after]).toEqual([...before].slice(0, 1));
  expect(await published()).toHaveLength(1);
  expect(await readdir(folders.cacheDirectory)).toHaveLength(1);
});

test("no two pages share a name, however alike", async () => {
  drawn.mockImplementation(async () => Buffer.from("image"));
  const routes = ["/", "/home", "/a/b", "/a-b", "/a/b/", "/A/b", "/à", "/è", "/portfolio", "/portfolio/2"];
  const addresses = await makeSocialImages(new Map(routes.map((route) => [route, contact])), folders);
  expect(new Set(addresses.values()).size).toBe(routes.length);
  for (const address of addresses.values()) expect(address).toMatch(/^\/social\/[a-z0-9-]+\.jpg$/u);
  expect(addresses.get("/")).toMatch(/^\/social\/home-/u);
});

test("two images at a time", async () => {
  let running = 0;
  let most = 0;
  drawn.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return Buffer.from("image");
  });
  const pages = Array.from({ length: 9 }, (_, i): [string, SocialImageSource] => [`/page-${i}`, contact]);
  expect((await makeSocialImages(new Map(pages), folders)).size).toBe(9);
  expect(most).toBe(2);
});

test("what cannot be drawn names its page", async () => {
  drawn.mockImplementation(jest.requireActual("./draw").draw);
  const pages = new Map([["/services/catasto", { ...contact, title: "Contatti 🎉" }]]);
  await expect(makeSocialImages(pages, folders)).rejects.toThrow(
    "No social image for /services/catasto: Manrope has no glyph for «🎉»",
  );
});
