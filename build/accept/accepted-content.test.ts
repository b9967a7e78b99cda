import * as fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { flat } from "../../tests/unit/testing/photos";
import { acceptContent } from "./accepted-content";

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual("node:fs/promises");
  return { ...actual, writeFile: jest.fn(actual.writeFile), rm: jest.fn(actual.rm) };
});

const photo = "images/services/catasto.jpg";
const portrait = (x: number, y: number) => `portraits/services/catasto-jpg-${x}-${y}.jpg`;
const service = "services/catasto.json";

let root: string;
const from = () => path.join(root, "content");
const to = () => path.join(root, "accepted");

/** Another time at every writing, as when a person saves: files are told apart by it. */
let clock = Date.now() - 1_000_000;

/** A file of the content. */
async function put(name: string, content: string | Buffer) {
  const file = path.join(from(), name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
  clock += 5000;
  await fs.utimes(file, new Date(clock), new Date(clock));
}

const remove = (name: string) => fs.rm(path.join(from(), name));

const serviceWith = (x: number, y: number) =>
  JSON.stringify({ hero: { backgroundImage: { src: `../${photo}`, focus: { x, y } } } });

const red = () => flat({ width: 60, height: 30, background: "#f00" }).jpeg().toBuffer();
const blue = () => flat({ width: 60, height: 30, background: "#00f" }).jpeg().toBuffer();

/** Files written and removed below `accepted` by one acceptance, in order. */
async function accept() {
  const { writeFile, rm } = jest.mocked(fs);
  writeFile.mockClear();
  rm.mockClear();
  await acceptContent(from(), to());
  const below = (file: unknown) => path.relative(to(), String(file)).replaceAll("\\", "/");
  return {
    written: writeFile.mock.calls.map(([file]) => below(file)),
    removed: rm.mock.calls.map(([file]) => below(file)),
  };
}

const bytesOf = (name: string) => fs.readFile(path.join(to(), name));
const exists = (name: string) =>
  fs.access(path.join(to(), name)).then(
    () => true,
    () => false,
  );

/** «red» or «blue», whichever a picture is in the middle. */
async function colourOf(name: string) {
  const { channels } = await sharp(await bytesOf(name)).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? "red" : "blue";
}

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), "accepted-"));
  await put(photo, await red());
  await put(service, serviceWith(50, 40));
  await put("site/studio.json", '{ "name": "Studio" }');
});
afterEach(() => fs.rm(root, { recursive: true }));

test("a figure and its unit stay on one line; what is no unit, and the name of a file, stay as they are", async () => {
  const texts = (space: string) => ({
    title: `Cella di 2,5${space}cm, 4${space}mm (0,47${space}%)`,
    description: `Da 1250 a 1850${space}kWh/m² in 30 giorni, 20 mesi e 5 metri; 4.776${space}m², 1:500 in 3D`,
    sheet: { drawing: { src: "../images/drawings/scala 1 m.svg" } },
  });
  await put(service, JSON.stringify(texts(" ")));
  await accept();
  expect(JSON.parse(String(await bytesOf(service)))).toEqual(texts("\u00a0"));
});

test("takes everything over, and only once: pictures, then their crops, then the files that name them", async () => {
  expect(await accept()).toEqual({
    written: [photo, portrait(50, 40), service, "site/studio.json"],
    removed: [],
  });
  expect(await bytesOf(photo)).toEqual(await red());
  expect(JSON.parse(String(await bytesOf("site/studio.json")))).toEqual({ name: "Studio" });
  expect(JSON.parse(String(await bytesOf(service)))).toEqual(JSON.parse(serviceWith(50, 40)));
  expect(await sharp(await bytesOf(portrait(50, 40))).metadata()).toMatchObject({
    format: "jpeg",
    height: 30,
  });
  expect(await accept()).toEqual({ written: [], removed: [] });
});

test("writes only the text that changed, also when its length did not", async () => {
  await accept();
  await put("site/studio.json", '{ "name": "Stadio" }');
  expect((await accept()).written).toEqual(["site/studio.json"]);
  expect(String(await bytesOf("site/studio.json"))).toContain("Stadio");
  // Saved again as it was, with the line endings of Windows.
  await put("site/studio.json", '{\r\n  "name": "Stadio"\r\n}\r\n');
  expect((await accept()).written).toEqual([]);
});

test("a picture replaced under its name is taken over, with its crop", async () => {
  await accept();
  await put(photo, await blue());
  expect((await accept()).written).toEqual([photo, portrait(50, 40)]);
  expect([await colourOf(photo), await colourOf(portrait(50, 40))]).toEqual(["blue", "blue"]);
  expect((await accept()).written).toEqual([]);
});

test("an older picture put in the place of a newer one is taken over too", async () => {
  await accept();
  await put(photo, await blue());
  const before = new Date("2019-05-04T10:00:00.123Z");
  await fs.utimes(path.join(from(), photo), before, before);
  await accept();
  expect(await colourOf(photo)).toBe("blue");
  expect((await accept()).written).toEqual([]);
});

test("a copy that was interrupted is made again", async () => {
  await accept();
  await fs.writeFile(path.join(to(), photo), "metà");
  expect((await accept()).written).toContain(photo);
  expect(await bytesOf(photo)).toEqual(await red());
});

test("another focus makes another crop and takes the old one away", async () => {
  await accept();
  await put(service, serviceWith(0, 40));
  expect(await accept()).toEqual({ written: [portrait(0, 40), service], removed: [portrait(50, 40)] });
});

test("photographs are made fit to publish", async () => {
  const turned = await flat({ width: 60, height: 30 }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await put(photo, turned);
  await accept();
  const metadata = await sharp(await bytesOf(photo)).metadata();
  expect(metadata).toMatchObject({ width: 30, height: 60 });
  expect(metadata.exif).toBeUndefined();
  // The crop is of the picture as it is shown.
  expect((await sharp(await bytesOf(portrait(50, 40))).metadata()).width).toBe(30);
  expect((await accept()).written).toEqual([]);
});

test("removes what is gone, a file before the pictures it names", async () => {
  await accept();
  await remove(service);
  await remove(photo);
  expect(await accept()).toEqual({ written: [], removed: [service, photo, portrait(50, 40)] });
  expect(await exists("site/studio.json")).toBe(true);
});

test.each([
  "images/CREDITS.md",
  "images/.DS_Store",
  "images/services/._catasto.jpg",
  "images/services/Thumbs.db",
  "images/catasto.jpg~",
  "images/leggimi.txt",
  "services/note.md",
])("%s, which the content check passes over, is not taken over", async (name) => {
  await put(name, "non sono una foto");
  await accept();
  expect(await exists(name)).toBe(false);
});

test("what is no longer wanted in the copy goes, even if it never came from the content", async () => {
  await accept();
  await fs.writeFile(path.join(to(), "images/CREDITS.md"), "vecchia copia");
  expect(await accept()).toEqual({ written: [], removed: ["images/CREDITS.md"] });
});

test("a drawing is taken over as it is", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await put("images/team/disegno.svg", svg);
  await accept();
  expect(String(await bytesOf("images/team/disegno.svg"))).toBe(svg);
});
