import type sharp from "sharp";
import * as photos from "../tests/unit/testing/photos";
import { jpeg } from "./testing/content-copy";
import { add, type Change, expectReported, set } from "./testing/reported";

const project = "projects/giardino-nord.json";

const show = (name: string) => set(project, ["image", "src"], `../images/${name}`);

const usual = { width: 1600, height: 900 };
const photo = photos.flat(usual);
const turned = (width: number, height: number) =>
  photos.flat({ width, height }).withMetadata({ orientation: 6 });
// Telephones write the coordinates; cameras without GPS write the reference alone.
const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 6/1 0/1" } };
const noPlace = { IFD3: { GPSLatitudeRef: "N" } };

type Photo = () => sharp.Sharp | Promise<Buffer> | Buffer;

const put = async (name: string, make: Photo): Promise<Change> => {
  const made = await make();
  return add(`images/${name}`, Buffer.isBuffer(made) ? made : made.toBuffer());
};

test.each<[string, string, Photo]>([
  ["of a camera that does not know its place", "jpg", () => photo.clone().jpeg().withExif(noPlace)],
  ["of 48 megapixels and 12 MB", "jpg", photos.largePhoto],
  ["turned, and wide enough once upright", "jpg", () => turned(900, 1600).jpeg()],
])("a photograph %s is accepted", async (_what, ending, make) => {
  await expectReported([await put(`foto.${ending}`, make), show(`foto.${ending}`)], []);
});

const largeSide = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";
const foreign = "non è un'immagine, o è di un formato che il sito non usa";
const tooHeavy = Buffer.alloc(25_000_001);

test.each<[string, Photo, string]>([
  ["turned, and too narrow once upright", () => turned(1600, 900).jpeg(), `${project} … è larga 900 punti`],
  [
    "of more than 50 million pixels by its header: nobody decodes it",
    async () => photos.withStatedSize(await jpeg(16), 10_000, 5_001),
    `images/foto.jpg … immagine di 10000 × 5001 punti: il massimo è 50 milioni → ${largeSide}`,
  ],
  ["of one byte more than 25 MB", () => tooHeavy, `il file pesa 25,1 MB: il massimo è 25 MB → ${largeSide}`],
  [
    "that Git LFS has not fetched",
    () => Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:0a1b\nsize 12345\n"),
    "l'immagine non è stata scaricata: c'è solo il rinvio di Git LFS → Scaricarla: git lfs pull.",
  ],
  [
    "that tells its place",
    () => photo.clone().jpeg().withExif(place),
    "foto.jpg … posizione GPS … → Toglierle",
  ],
  [
    "that is a renamed HEIC",
    () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0"),
    "è una fotografia HEIC … → … JPEG",
  ],
  ["that is empty", () => Buffer.alloc(0), foreign],
  ["that is a GIF", () => photo.clone().gif(), `${foreign} (gif)`],
])("a photograph %s is refused", async (_what, make, reported) => {
  await expectReported([await put("foto.jpg", make), show("foto.jpg")], [reported]);
});

test.each(["jpeg", "avif"] as const)("a %s cut short is refused", async (format) => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const whole = await photos
    .flat({ ...usual, noise })
    .toFormat(format, { effort: 1 })
    .toBuffer();
  const part = whole.subarray(0, whole.length * 0.6);
  await expectReported(add(`images/foto.${format}`, part), [`foto.${format} … → … di nuovo`]);
});
