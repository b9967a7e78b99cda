import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { flat } from "../../tests/unit/testing/photos";
import { type ShareImage, writeShareImages } from "./share-images";

let publicRoot: string;
beforeEach(async () => {
  publicRoot = await mkdtemp(path.join(os.tmpdir(), "share-"));
});
afterEach(() => rm(publicRoot, { recursive: true }));

const texts = {
  title: "Territorio, edifici e confini: misure che reggono",
  label: "Studio · Rilievi e catasto",
};

/** The image of one page, with this picture if any. */
async function drawn(image: Partial<ShareImage>, picture?: Sharp) {
  const file = path.join(publicRoot, "picture");
  if (picture) await writeFile(file, await picture.png().toBuffer());
  const page = {
    pathname: "/pagina",
    ...texts,
    ...image,
    picture: picture && { file, focus: { x: 50, y: 50 } },
  };
  await writeShareImages([page], publicRoot);
  return readFile(path.join(publicRoot, "social/pagina.jpg"));
}

test("even of noise, the heaviest of pictures, a plain JPEG that messengers take", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 120 } as const;
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, noise, background: "" } });
  const image = await drawn({}, picture);
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(image.length).toBeLessThanOrEqual(250_000);
});

test("white on a white picture has 4.5:1 wherever a long title and label are", async () => {
  // Words without a glyph take their place, and leave the ground to be seen.
  const blank = "漢字 ".repeat(40);
  const white = flat({ width: 1200, height: 630, background: "#fff" });
  // From the top of four lines, right of the logo and of the dimension line, which are drawn.
  const ground = sharp(await drawn({ title: blank, label: blank }, white))
    .extract({ left: 260, top: 190, width: 512, height: 420 })
    .png();
  const { channels } = await sharp(await ground.toBuffer()).stats();
  // The brightest value of each channel, even if no pixel has all three.
  const [r = 0, g = 0, b = 0] = channels.map(({ max }) => ((max / 255 + 0.055) / 1.055) ** 2.4);
  expect(1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)).toBeGreaterThanOrEqual(4.5);
});

const longest = { title: "W".repeat(81), label: `${"W".repeat(60)} · ${"M".repeat(90)}` };

test.each<[string, Partial<ShareImage>, Partial<ShareImage>]>([
  ["the last letter of the longest label is there", longest, { label: longest.label.slice(0, -1) }],
  ["the last letter of a long title is there", texts, { title: texts.title.slice(0, -1) }],
  ["letters of other fonts are there", { title: "Škoda" }, { title: "koda" }],
])("%s", async (_what, one, other) => {
  expect((await drawn(one)).equals(await drawn({ ...one, ...other }))).toBe(false);
});
