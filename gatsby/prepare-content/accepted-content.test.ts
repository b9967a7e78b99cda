import * as fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../hosting/files-below";
import { flat } from "../../tests/unit/testing/photos";
import { acceptContent } from "./accepted-content";

const photo = "images/services/prova.jpg";
const square = (x: number, y: number) => `squares/services/prova-jpg-${x}-${y}.jpg`;
const service = "services/prova.json";
const studio = "site/studio.json";

let root: string;
const from = () => path.join(root, "content");
const to = () => path.join(root, "accepted");
const bytesOf = (name: string) => fs.readFile(path.join(to(), name));

async function put(name: string, content: string | Buffer) {
  const file = path.join(from(), name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

const serviceWith = (x: number, y: number) =>
  JSON.stringify({ hero: { backgroundImage: { src: `../${photo}`, focus: { x, y } } } });

const photoIn = (background: string) => flat({ width: 60, height: 30, background }).jpeg().toBuffer();

async function ctimes() {
  const names = (await filesBelow(to()).catch(() => [])).filter((name) => name !== ".digests");
  const times = names.map(async (name) => [name, (await fs.stat(path.join(to(), name))).ctimeMs] as const);
  return new Map(await Promise.all(times));
}

async function accept() {
  const before = await ctimes();
  await acceptContent(from(), to());
  const after = await ctimes();
  const files = [...after.keys()];
  return { files, written: files.filter((name) => before.get(name) !== after.get(name)) };
}

const colourOf = async (name: string) => (await sharp(await bytesOf(name)).stats()).dominant;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), "accepted-"));
  await put(photo, await photoIn("#f00"));
  await put(service, serviceWith(50, 40));
  await put(studio, '{ "name": "Studio" }');
});
afterEach(() => fs.rm(root, { recursive: true }));

const texts = (apostrophe: string, space: string) => ({
  title: `L${apostrophe}ex mulino, un po${apostrophe} d${apostrophe}acqua: anni ${apostrophe}90`,
  subtitle: `Cella di 2,5${space}cm, 4${space}mm (0,47${space}%), 4.776${space}m², 1:500 in 3D, 5 metri, art.${space}950, n.${space}12, D.P.R.${space}380/2001 (lettera${space}f), Comune${space}(XX), +39${space}0000${space}000000`,
  description: "38° 6' N, 12' 30\", la voce 'nuova' di «oggi»",
  email: "o'neill@studio.example",
  url: "https://studio.example/l'aquila",
  sheet: { drawing: { src: "../images/drawings/l'ex scala 1 m.svg" } },
});

test("curls apostrophes in prose only, and puts no-break spaces between figures and units", async () => {
  await put(service, JSON.stringify(texts("'", " ")));
  await accept();
  expect(JSON.parse(String(await bytesOf(service)))).toEqual(texts("’", "\u00a0"));
});

test("keeps together in titles what lines must not part", async () => {
  await put(
    service,
    '{ "title": "Terreni e strade in 3D", "text": "Terreni e strade", "steps": [{ "title": "A–A′" }] }',
  );
  await accept();
  expect(JSON.parse(String(await bytesOf(service)))).toEqual({
    title: "Terreni e\u00a0strade in\u00a03D",
    text: "Terreni e strade",
    steps: [{ title: "A\u2060–\u2060A′" }],
  });
});

test("copies content and hero crops, then only changed files, whatever their timestamps", async () => {
  const leftovers = ["services/._prova.json", "services/~$prova.json", "images/services/~$prova.jpg"];
  for (const name of ["images/CREDITS.md", "images/services/._prova.jpg", "services/note.md", ...leftovers])
    await put(name, "altro");
  const files = [photo, square(50, 40), service, studio].toSorted();
  expect(await accept()).toEqual({ files, written: files });
  expect(await bytesOf(photo)).toEqual(await fs.readFile(path.join(from(), photo)));
  const { hero } = JSON.parse(String(await bytesOf(service)));
  expect(hero.backgroundImage.square).toBe(`../${square(50, 40)}`);
  await fs.utimes(path.join(from(), photo), new Date(), new Date("2019-05-04T10:00:00.123Z"));
  expect(await accept()).toEqual({ files, written: [] });
  // Windows programs change the line endings.
  await put(studio, '{\r\n  "name": "Studio"\r\n}\r\n');
  expect(await accept()).toEqual({ files, written: [] });
  await put(studio, '{ "name": "Stadio" }');
  expect((await accept()).written).toEqual([studio]);
});

test("replaces a picture and its crop even by an older file", async () => {
  await accept();
  await put(photo, await photoIn("#00f"));
  await fs.utimes(path.join(from(), photo), new Date(0), new Date("2019-05-04T10:00:00.123Z"));
  expect((await accept()).written).toEqual([photo, square(50, 40)]);
  for (const name of [photo, square(50, 40)]) expect(await colourOf(name)).toEqual({ r: 8, g: 8, b: 248 });
});

test("repairs an interrupted copy, and crops again when the focus changes", async () => {
  const rotated = flat({ width: 60, height: 30 }).jpeg().withMetadata({ orientation: 6 });
  await put(photo, await rotated.toBuffer());
  await accept();
  await fs.writeFile(path.join(to(), photo), "metà");
  expect((await accept()).written).toContain(photo);
  expect(await sharp(await bytesOf(photo)).metadata()).toMatchObject({ width: 30, height: 60 });
  await put(service, serviceWith(0, 40));
  expect((await accept()).files).toEqual([photo, square(0, 40), service, studio].toSorted());
  expect((await sharp(await bytesOf(square(0, 40))).metadata()).width).toBe(30);
});

test("removes copies of deleted files, and unknown files", async () => {
  await accept();
  for (const name of [service, photo]) await fs.rm(path.join(from(), name));
  await fs.writeFile(path.join(to(), "images/CREDITS.md"), "vecchia copia");
  expect((await accept()).files).toEqual([studio]);
});
