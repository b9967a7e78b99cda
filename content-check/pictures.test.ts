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

test.each<[width: number, height: number, ...reported: string[]]>([
  [1600, 450],
  [2160, 3840],
  [2000, 90, "per un riquadro in 16:9 ne servono almeno 800 × 450"],
  [1700, 8000, "riduce a 544 × 2560: … ne servono almeno 800 × 450"],
])("checks a gallery's photograph of %d × %d", async (width, height, ...reported) => {
  const bytes = photos.flat({ width, height }).jpeg().toBuffer();
  const use = set(project, ["gallery", 0, "image", "src"], "../images/foto.jpg");
  await expectReported([add("images/foto.jpg", bytes), use], reported);
});

test("a hero with a film or a picture for phones may be low; that picture may not", async () => {
  const low = photos.flat({ width: 1600, height: 500 }).jpeg().toBuffer();
  const src = "../images/foto.jpg";
  const image = { src, alt: "Il terreno rilevato", focus: { x: 50, y: 50 } };
  await expectReported(
    [
      add("images/foto.jpg", low),
      set("pages/home.json", ["hero", "backgroundImage"], image),
      set("pages/home.json", ["hero", "videoUrl"], "/video/casa.mp4"),
      set("services/alfa.json", ["hero", "backgroundImage"], image),
      set("services/alfa.json", ["hero", "phoneImage"], { src }),
    ],
    ["(hero.phoneImage.src): … per i telefoni ne servono almeno 561 × 561"],
  );
});

test.each<[string, () => sharp.Sharp | Promise<Buffer> | Buffer, ...reported: string[]]>([
  ["from a camera without a GPS position", () => photo().withExif(noPosition)],
  ["of 48 megapixels and 12 MB", photos.largePhoto],
  ["rotated, wide enough once upright", () => rotated(900, 1600)],
  ["low, but enough for phones", () => photos.flat({ width: 1600, height: 701 }).jpeg()],
  [
    "too low for phones",
    () => photos.flat({ width: 1600, height: 600 }).jpeg(),
    "è di 1600 × 600 punti: per il ritaglio dei telefoni ne servono almeno 561 × 701 → È troppo bassa",
  ],
  [
    "in a panorama",
    () => photos.flat({ width: 8000, height: 1000 }).jpeg(),
    "è di 8000 × 1000 punti, che il sito riduce a 2560 × 320: … → … Di un panorama si tagliano i lati",
  ],
  [
    "in a column",
    () => photos.flat({ width: 1700, height: 8000 }).jpeg(),
    "che il sito riduce a 544 × 2560: … → È troppo stretta",
  ],
  ["rotated, too narrow once upright", () => rotated(1600, 900), "è larga 900 punti: ne servono almeno 1600"],
  [
    "with more than 50 million pixels in its header, refused before decoding",
    async () => photos.withStatedSize(await jpeg(16), 10_000, 5_001),
    `images/foto.jpg … immagine di 10000 × 5001 punti: il massimo è 50 milioni → ${resizeRemedy}`,
  ],
  ["of 25 MB and one byte", () => Buffer.alloc(25_000_001), `pesa 25,1 MB: il massimo … → ${resizeRemedy}`],
  ["with a GPS position", () => photo().withExif(position), "foto.jpg … posizione GPS … → Toglierle"],
  ["in HEIC, renamed", () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0"), "fotografia HEIC … → … JPEG"],
  ["of 0 bytes", () => Buffer.alloc(0), unsupported],
  ["in GIF", () => photo().gif(), `${unsupported} (gif)`],
  ["cut off", () => truncated("jpeg"), "foto.jpg … rovinata o incompleta … →"],
  ["in AVIF, cut off", () => truncated("avif"), "foto.jpg … rovinata o incompleta … →"],
])("checks a photograph %s", async (_title, make, ...reported) => {
  const picture = await make();
  const bytes = Buffer.isBuffer(picture) ? picture : picture.toBuffer();
  await expectReported(
    [add("images/foto.jpg", bytes), set(project, ["image", "src"], "../images/foto.jpg")],
    reported,
  );
});
