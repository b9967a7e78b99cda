import * as fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../hosting/files";
import { flat } from "../../tests/unit/testing/photos";
import { acceptContent } from "./accepted-content";

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual("node:fs/promises");
  return { ...actual, writeFile: jest.fn(actual.writeFile), rm: jest.fn(actual.rm) };
});

const photo = "images/services/prova.jpg";
const portrait = (x: number, y: number) => `portraits/services/prova-jpg-${x}-${y}.jpg`;
const service = "services/prova.json";

let root: string;
const from = () => path.join(root, "content");
const to = () => path.join(root, "accepted");

/** Another time at every writing, as when a person saves: it distinguishes files. */
let clock = Date.now() - 1_000_000;

/** A file of the content. */
async function put(name: string, content: string | Buffer) {
  const file = path.join(from(), name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
  clock += 5000;
  await fs.utimes(file, new Date(clock), new Date(clock));
}

const serviceWith = (x: number, y: number) =>
  JSON.stringify({ hero: { backgroundImage: { src: `../${photo}`, focus: { x, y } } } });

const theme = (accent: string) =>
  JSON.stringify({
    logo: { src: "../images/logo.svg" },
    favicon: { src: "../images/favicon.svg" },
    colours: { ink: "#0e2735", paper: "#f4efe4", accent },
  });

const photoIn = (background: string) => flat({ width: 60, height: 30, background }).jpeg().toBuffer();
const nothing = { written: [], removed: [] };

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
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), "accepted-"));
  await put(photo, await photoIn("#f00"));
  await put(service, serviceWith(50, 40));
  await put("site/studio.json", '{ "name": "Studio" }');
  await put("site/theme.json", theme("#d8641f"));
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

test("takes over, and only once, what the content check knows: pictures, then their crops, then the files that name them", async () => {
  const drawing = "images/services/disegno.svg";
  await put(drawing, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const name of ["images/CREDITS.md", "images/services/._prova.jpg", "services/note.md"])
    await put(name, "altro");
  expect(await accept()).toEqual({
    written: [photo, portrait(50, 40), drawing, service, "site/studio.json", "site/theme.json"],
    removed: [],
  });
  for (const name of [drawing, photo])
    expect(await bytesOf(name)).toEqual(await fs.readFile(path.join(from(), name)));
  expect(JSON.parse(String(await bytesOf(service)))).toEqual(JSON.parse(serviceWith(50, 40)));
  expect(await accept()).toEqual(nothing);
});

test("drawings follow the studio's colours, but for the logo, which follows those of the page", async () => {
  const accented = (colour: string) => `<svg viewBox="0 0 9 9"><path fill="${colour}"/></svg>`;
  const variable = accented("var(--accent, #d8641f)");
  for (const name of ["images/logo.svg", "images/tavola.svg"]) await put(name, variable);
  await accept();
  await put("site/theme.json", theme("#2e7d32"));
  expect((await accept()).written).toEqual(["images/tavola.svg", "site/theme.json"]);
  expect(String(await bytesOf("images/tavola.svg"))).toBe(accented("#2e7d32"));
  expect(String(await bytesOf("images/logo.svg"))).toBe(variable);
});

test("writes only the text that changed, also when its length did not", async () => {
  await accept();
  await put("site/studio.json", '{ "name": "Stadio" }');
  expect((await accept()).written).toEqual(["site/studio.json"]);
  // Saved again as it was, with the line endings of Windows.
  await put("site/studio.json", '{\r\n  "name": "Stadio"\r\n}\r\n');
  expect(await accept()).toEqual(nothing);
});

test("a picture replaced under its name by an older one is taken over, with its crop", async () => {
  await accept();
  await put(photo, await photoIn("#00f"));
  await fs.utimes(path.join(from(), photo), new Date(0), new Date("2019-05-04T10:00:00.123Z"));
  expect((await accept()).written).toEqual([photo, portrait(50, 40)]);
  for (const name of [photo, portrait(50, 40)])
    expect((await sharp(await bytesOf(name)).stats()).dominant).toMatchObject({ r: 8, g: 8, b: 248 });
});

test("a copy that was interrupted is made again, upright as its crop; another focus makes another crop", async () => {
  const turned = flat({ width: 60, height: 30 }).jpeg().withMetadata({ orientation: 6 });
  await put(photo, await turned.toBuffer());
  await accept();
  await fs.writeFile(path.join(to(), photo), "metà");
  expect((await accept()).written).toContain(photo);
  expect(await sharp(await bytesOf(photo)).metadata()).toMatchObject({ width: 30, height: 60 });
  await put(service, serviceWith(0, 40));
  expect(await accept()).toEqual({ written: [portrait(0, 40), service], removed: [portrait(50, 40)] });
  expect((await sharp(await bytesOf(portrait(0, 40))).metadata()).width).toBe(30);
  expect(await accept()).toEqual(nothing);
});

test("removes what is gone, a file before the pictures it names, and what never came from the content", async () => {
  await accept();
  for (const name of [service, photo]) await fs.rm(path.join(from(), name));
  await fs.writeFile(path.join(to(), "images/CREDITS.md"), "vecchia copia");
  const { written, removed } = await accept();
  expect([written, removed[0], removed.slice(1).toSorted()]).toEqual([
    [],
    service,
    ["images/CREDITS.md", photo, portrait(50, 40)].toSorted(),
  ]);
  expect(await filesBelow(to())).toEqual(["site/studio.json", "site/theme.json"]);
});
