import sharp from "sharp";
import {
  flat,
  largePhoto,
  withIptc,
  withSlightMistake,
  withStatedSize,
} from "../../tests/unit/testing/photos";
import { jpeg } from "./testing/content-copy";
import { add, type Change, expectTold, set } from "./testing/told";

const project = "projects/verifica-confini-terreno.json";

const show = (name: string) => set(project, ["image", "src"], `../images/${name}`);

/** Size of a photograph that every use accepts. */
const usual = { width: 1600, height: 900 };
const turned = (width: number, height: number) =>
  flat({ width, height }).jpeg().withMetadata({ orientation: 6 }).toBuffer();

async function animation() {
  const frames = ["#f00", "#00f"].map((background) =>
    flat({ ...usual, background })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

test.each<[string, string, () => Promise<Buffer>]>([
  [
    "with the place where it was taken",
    "foto.jpg",
    () =>
      flat(usual)
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: "N" } })
        .toBuffer(),
  ],
  ["with a press agency's record", "foto.jpg", async () => withIptc(await jpeg(1600), "Cosenza")],
  ["of 48 megapixels and 12 MB", "foto.jpg", () => largePhoto()],
  ["in CMYK", "foto.jpg", () => flat(usual).toColourspace("cmyk").jpeg().toBuffer()],
  ["in grayscale", "foto.jpg", () => flat(usual).toColourspace("b-w").jpeg().toBuffer()],
  ["with a wide colour profile", "foto.jpg", () => flat(usual).jpeg().withIccProfile("p3").toBuffer()],
  ["with 16 bits per colour", "foto.png", () => flat(usual).toColourspace("rgb16").png().toBuffer()],
  [
    "transparent",
    "foto.png",
    () =>
      flat({ ...usual, channels: 4 })
        .png()
        .toBuffer(),
  ],
  ["that moves: its first picture is shown", "foto.webp", animation],
  ["in AVIF", "foto.avif", () => flat(usual).avif({ effort: 0 }).toBuffer()],
  ["named .jpeg", "foto.jpeg", () => jpeg(1600)],
  ["with a small mistake that programs mend", "foto.jpg", async () => withSlightMistake(await jpeg(1600))],
  ["turned, and wide enough once upright", "foto.jpg", () => turned(900, 1600)],
])("a photograph %s is accepted", async (_what, name, make) => {
  await expectTold([add(`images/${name}`, await make()), show(name)], []);
});

const largeSide = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";
const foreign = "non è un'immagine, o è di un formato che il sito non usa";
const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const cutShort = async (format: "jpeg" | "png" | "webp" | "avif") => {
  const whole = await flat({ ...usual, noise })
    .toFormat(format, { effort: 1 })
    .toBuffer();
  return whole.subarray(0, whole.length * 0.6);
};

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["turned, and too narrow once upright", () => turned(1600, 900), `${project} … è larga 900 punti`],
  [
    "of more than 50 million pixels by its header: nobody decodes it",
    async () => withStatedSize(await jpeg(16), 10_000, 5_001),
    `images/foto.jpg … immagine di 10.000 × 5001 punti, 50,1 milioni: il massimo è 50 milioni → ${largeSide}`,
  ],
  [
    "of more pixels than sharp would open",
    async () => withStatedSize(await jpeg(16), 65_000, 65_000),
    "milioni: il massimo è 50 milioni",
  ],
  [
    "of one byte more than 25 MB, with the field that shows it",
    () => Buffer.alloc(25_000_001),
    `il file pesa 25,1 MB: il massimo è 25 MB → ${largeSide} È usata in: content/${project}, Immagine › File (image.src).`,
  ],
  ["that is empty", () => Buffer.alloc(0), foreign],
  ["that is a PDF", () => Buffer.from("%PDF-1.7\n%\u00e2\u00e3"), `${foreign} → Salvarla di nuovo`],
  ["that is a GIF", () => flat(usual).gif().toBuffer(), `${foreign} (gif)`],
  ["that is a TIFF", () => flat(usual).tiff().toBuffer(), `${foreign} (tiff)`],
  ["that a copy cut short", () => cutShort("jpeg"), "immagine rovinata o incompleta … → Copiarla di nuovo"],
])("a photograph %s is refused", async (_what, make, told) => {
  await expectTold([add("images/foto.jpg", await make()), show("foto.jpg")], [told]);
});

test.each(["png", "webp", "avif"] as const)("a %s that a copy cut short is refused", async (format) => {
  const name = `images/foto.${format}`;
  await expectTold(add(name, await cutShort(format)), [`${name} … → … di nuovo`]);
});

test("of many fields that show a picture the message names three", async () => {
  const changes = [0, 1, 2, 3].map(
    (item): Change =>
      set(project, ["gallery", item], { image: image, caption: `Il terreno, numero ${item}` }),
  );
  await expectTold(
    [add("images/foto.jpg", Buffer.alloc(25_000_001)), ...changes],
    ["È usata in: … gallery[0] … gallery[1] … gallery[2] … ; e altrove."],
  );
});

const image = { src: "../images/foto.jpg", alt: "Il terreno rilevato", focus: { x: 50, y: 50 } };

test("a picture one point wide is not enlarged to be read", async () => {
  const thin = await flat({ width: 1, height: 200_000 }).png().toBuffer();
  const before = process.memoryUsage.rss();
  await expectTold(add("images/foto.png", thin), []);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
});
