import type sharp from "sharp";
import * as photos from "../tests/unit/testing/photos";
import { jpeg } from "./testing/content-copy";
import { add, expectReported, set } from "./testing/reported";

const project = "projects/giardino-nord.json";
const usual = { width: 1600, height: 900 };
const photo = () => photos.flat(usual).jpeg();
const turned = (width: number, height: number) =>
  photos.flat({ width, height }).withMetadata({ orientation: 6 }).jpeg();
// Telephones write the coordinates; cameras without GPS write the reference alone.
const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 6/1 0/1" } };
const noPlace = { IFD3: { GPSLatitudeRef: "N" } };

async function cutShort(format: "jpeg" | "avif") {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = photos.flat({ ...usual, noise }).toFormat(format, { effort: 1 });
  const whole = await picture.toBuffer();
  return whole.subarray(0, whole.length * 0.6);
}

const largeSide = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";
const foreign = "non è un'immagine, o è di un formato che il sito non usa";
const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0a1b\nsize 12345\n";

test.each<[string, () => sharp.Sharp | Promise<Buffer> | Buffer, ...reported: string[]]>([
  ["of a camera that does not know its place", () => photo().withExif(noPlace)],
  ["of 48 megapixels and 12 MB", photos.largePhoto],
  ["turned, and wide enough once upright", () => turned(900, 1600)],
  ["turned, and too narrow once upright", () => turned(1600, 900), `${project} … è larga 900 punti`],
  [
    "of more than 50 million pixels by its header: nobody decodes it",
    async () => photos.withStatedSize(await jpeg(16), 10_000, 5_001),
    `images/foto.jpg … immagine di 10000 × 5001 punti: il massimo è 50 milioni → ${largeSide}`,
  ],
  [
    "of one byte more than 25 MB",
    () => Buffer.alloc(25_000_001),
    `pesa 25,1 MB: il massimo … → ${largeSide}`,
  ],
  [
    "that Git LFS has not fetched",
    () => Buffer.from(pointer),
    "rinvio di Git LFS → Scaricarla: git lfs pull.",
  ],
  ["that tells its place", () => photo().withExif(place), "foto.jpg … posizione GPS … → Toglierle"],
  ["that is a renamed HEIC", () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0"), "fotografia HEIC … → … JPEG"],
  ["that is empty", () => Buffer.alloc(0), foreign],
  ["that is a GIF", () => photo().gif(), `${foreign} (gif)`],
  ["cut short", () => cutShort("jpeg"), "foto.jpg … → … di nuovo"],
  ["in AVIF cut short", () => cutShort("avif"), "foto.jpg … → … di nuovo"],
])("a photograph %s", async (_what, make, ...reported) => {
  const made = await make();
  const bytes = Buffer.isBuffer(made) ? made : made.toBuffer();
  await expectReported(
    [add("images/foto.jpg", bytes), set(project, ["image", "src"], "../images/foto.jpg")],
    reported,
  );
});
