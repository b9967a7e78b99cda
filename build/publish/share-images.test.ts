import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { flat } from "../../tests/unit/testing/photos";
import { type ShareImage, writeShareImages } from "./share-images";

let publicRoot: string;
let file: string;
beforeEach(async () => {
  publicRoot = await mkdtemp(path.join(os.tmpdir(), "share-"));
  file = path.join(publicRoot, "picture");
});
afterEach(() => rm(publicRoot, { recursive: true }));

const texts = { title: "Il Catasto aggiornato a ciò che esiste davvero", label: "Studio Rilievi · Catasto" };
const middle = { x: 50, y: 50 };

/** The image of one page, with this picture if any. */
async function drawn(picture?: Sharp, image: Partial<ShareImage> = {}): Promise<Buffer> {
  if (picture) await writeFile(file, await picture.png().toBuffer());
  const source = picture && { file, focus: middle, ...image.picture };
  const [address = ""] = await writeShareImages([{ ...texts, ...image, picture: source }], publicRoot);
  return readFile(path.join(publicRoot, address));
}

const pixel = async (image: Buffer, left: number, top: number) => [
  ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test("even of noise, the heaviest of pictures, a plain JPEG that messengers take", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 120 } as const;
  const image = await drawn(
    sharp({ create: { width: 1600, height: 900, channels: 3, noise, background: "" } }),
  );
  const { exif, icc, ...metadata } = await sharp(image).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 1200, height: 630, channels: 3 });
  expect([exif, icc]).toEqual([undefined, undefined]);
  expect(image.length).toBeLessThan(300_000);
});

test("of a picture too upright, the part around the focal point stays", async () => {
  const green = await flat({ width: 600, height: 40, background: "#0f0" }).png().toBuffer();
  const picture = flat({ width: 600, height: 1600, background: "#f00" });
  const image = await drawn(picture.composite([{ input: green, left: 0, top: 1180 }]), {
    picture: { file, focus: { x: 50, y: 75 } },
  });
  const [red = 255, greenness = 0] = await pixel(image, 1180, 315);
  expect(greenness).toBeGreaterThan(180);
  expect(red).toBeLessThan(80);
});

/** Contrast of white on a colour (WCAG). */
function contrastWithWhite(colour: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test("white on a white picture has 4.5:1 wherever a long title and label stand", async () => {
  // Words without a glyph take their place, and leave the ground to be seen.
  const blank = "漢字 ".repeat(40);
  const white = flat({ width: 1200, height: 630, background: "#fff" });
  const image = await drawn(white, { title: blank, label: blank });
  const pixels = await sharp(image).raw().toBuffer();
  const contrasts: number[] = [];
  // From the top of four lines, right of the logo and of the dimension line, which are drawn.
  for (let y = 190; y < 610; y += 6)
    for (let x = 260; x < 772; x += 8)
      contrasts.push(contrastWithWhite([...pixels.subarray((y * 1200 + x) * 3).subarray(0, 3)]));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["words", "Studio Associato di Topografia e Progettazione Rossi, Bianchi", "Rilievi, catasto e cantieri "],
  ["wide letters in one word", "W".repeat(60), "M".repeat(90)],
])("the longest label and title are there from first to last letter: %s", async (_, name, tagline) => {
  const label = `${name.slice(0, 60)} · ${tagline.repeat(4).slice(0, 90)}`;
  const title = "Territorio, edifici e confini: misure che reggono a ogni controllo, il più severo";
  const image = await drawn(undefined, { title, label });
  const shorter = [{ label: label.slice(0, -1) }, { title: title.slice(0, -1) }, { title: title.slice(1) }];
  for (const part of shorter)
    expect((await drawn(undefined, { title, label, ...part })).equals(image)).toBe(false);
});

test("a title in letters that Manrope has in other fonts, or nowhere, is no reason to fail", async () => {
  const plain = await drawn(undefined, { title: "Škoda è già" });
  expect((await drawn(undefined, { title: "S\u030ckoda e\u0300 gia\u0300\u200b" })).equals(plain)).toBe(true);
  expect((await drawn(undefined, { title: "koda è già" })).equals(plain)).toBe(false);
  await expect(drawn(undefined, { title: "Rilievo 🏰 漢" })).resolves.toBeDefined();
});

test("a second build draws nothing again, and what no page names any more goes", async () => {
  const images = ["Contatti", "Servizi"].map((title) => ({ ...texts, title }));
  const [contact = "", services = ""] = await writeShareImages(images, publicRoot);
  const before = await stat(path.join(publicRoot, contact));
  await writeFile(path.join(publicRoot, "social", "left.jpg.unfinished"), "");
  expect(await writeShareImages(images.slice(0, 1), publicRoot)).toEqual([contact]);
  expect((await stat(path.join(publicRoot, contact))).mtimeMs).toBe(before.mtimeMs);
  expect(await readdir(path.join(publicRoot, "social"))).toEqual([path.basename(contact)]);
  expect(services).not.toBe(contact);
});
