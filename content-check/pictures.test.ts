import type sharp from "sharp";
import * as photos from "../tests/unit/testing/photos";
import { jpeg } from "./testing/content-copy";
import { add, expectReported, set } from "./testing/reported";

const project = "projects/giardino-nord.json";
const defaultSize = { width: 1600, height: 900 };
const photo = () => photos.flat(defaultSize).jpeg();
const rotated = (width: number, height: number) =>
  photos.flat({ width, height }).withMetadata({ orientation: 6 }).jpeg();
// Phones write coordinates; cameras without GPS write only the reference.
const position = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 6/1 0/1" } };
const noPosition = { IFD3: { GPSLatitudeRef: "N" } };

async function truncated(format: "jpeg" | "avif") {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = photos.flat({ ...defaultSize, noise }).toFormat(format, { effort: 1 });
  const complete = await picture.toBuffer();
  return complete.subarray(0, complete.length * 0.6);
}

const resizeRemedy = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";
const unsupported = "non è un'immagine, o è di un formato che il sito non usa";
const lfsPointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0a1b\nsize 12345\n";

test.each<[string, () => sharp.Sharp | Promise<Buffer> | Buffer, ...reported: string[]]>([
  ["from a camera without a GPS position", () => photo().withExif(noPosition)],
  ["of 48 megapixels and 12 MB", photos.largePhoto],
  ["rotated, wide enough once upright", () => rotated(900, 1600)],
  ["rotated, too narrow once upright", () => rotated(1600, 900), `${project} … è larga 900 punti`],
  [
    "with more than 50 million pixels in its header, refused before decoding",
    async () => photos.withStatedSize(await jpeg(16), 10_000, 5_001),
    `images/foto.jpg … immagine di 10000 × 5001 punti: il massimo è 50 milioni → ${resizeRemedy}`,
  ],
  ["of 25 MB and one byte", () => Buffer.alloc(25_000_001), `pesa 25,1 MB: il massimo … → ${resizeRemedy}`],
  ["not fetched by Git LFS", () => Buffer.from(lfsPointer), "rinvio di Git LFS → Scaricarla: git lfs pull."],
  ["with a GPS position", () => photo().withExif(position), "foto.jpg … posizione GPS … → Toglierle"],
  ["in HEIC, renamed", () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0"), "fotografia HEIC … → … JPEG"],
  ["of 0 bytes", () => Buffer.alloc(0), unsupported],
  ["in GIF", () => photo().gif(), `${unsupported} (gif)`],
  ["cut off", () => truncated("jpeg"), "foto.jpg … → … di nuovo"],
  ["in AVIF, cut off", () => truncated("avif"), "foto.jpg … → … di nuovo"],
])("checks a photograph %s", async (_title, make, ...reported) => {
  const picture = await make();
  const bytes = Buffer.isBuffer(picture) ? picture : picture.toBuffer();
  await expectReported(
    [add("images/foto.jpg", bytes), set(project, ["image", "src"], "../images/foto.jpg")],
    reported,
  );
});
