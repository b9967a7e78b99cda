/** @jest-environment node */
import sharp from "sharp";
import { flat, withIptc, withSlightMistake, withStatedSize } from "../../../tests/unit/testing/photos";
import { checkCopy, jpeg, setField } from "./testing/content-copy";

const photo = "content/images/foto.jpg";
const project = "content/projects/verifica-confini-terreno.json";

/** Problems of a valid site with one more picture, which the head of a project shows when `used`. */
async function problemsWith(name: string, bytes: Buffer | string, used = false) {
  const report = await checkCopy((tree) => {
    tree.set(name, bytes);
    if (used) setField(tree, project, ["image", "src"], name.replace("content/", "../"));
  });
  return report.problems;
}

/** Size of a photograph that every use accepts. */
const usual = { width: 1600, height: 900 };

describe("photographs as they come are accepted", () => {
  const animation = async () => {
    const frames = ["#f00", "#00f"].map((background) =>
      flat({ ...usual, background })
        .png()
        .toBuffer(),
    );
    return sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  test.each<[string, string, () => Promise<Buffer>]>([
    [
      "with the place where it was taken",
      photo,
      () =>
        flat(usual)
          .jpeg()
          .withExif({ IFD3: { GPSLatitudeRef: "N" } })
          .toBuffer(),
    ],
    ["with a press agency's record", photo, async () => withIptc(await jpeg(1600), "Cosenza")],
    ["of 40 megapixels", photo, () => flat({ width: 7746, height: 5164 }).jpeg().toBuffer()],
    ["in CMYK", photo, () => flat(usual).toColourspace("cmyk").jpeg().toBuffer()],
    ["in grayscale", photo, () => flat(usual).toColourspace("b-w").jpeg().toBuffer()],
    ["with a wide colour profile", photo, () => flat(usual).jpeg().withIccProfile("p3").toBuffer()],
    [
      "with 16 bits per colour",
      "content/images/foto.png",
      () => flat(usual).toColourspace("rgb16").png().toBuffer(),
    ],
    [
      "transparent",
      "content/images/foto.png",
      () =>
        flat({ ...usual, channels: 4 })
          .png()
          .toBuffer(),
    ],
    ["that moves: its first picture is shown", "content/images/foto.webp", animation],
    ["in AVIF", "content/images/foto.avif", () => flat(usual).avif({ effort: 0 }).toBuffer()],
    ["named .jpeg", "content/images/foto.jpeg", () => jpeg(1600)],
    ["with a small mistake that programs mend", photo, async () => withSlightMistake(await jpeg(1600))],
  ])("%s", async (_what, name, make) => {
    expect(await problemsWith(name, await make(), true)).toEqual([]);
  });
});

describe("the size of a turned photograph is the one it is shown in", () => {
  const turned = (width: number, height: number) =>
    flat({ width, height }).jpeg().withMetadata({ orientation: 6 }).toBuffer();

  test("wide enough once upright", async () => {
    expect(await problemsWith(photo, await turned(900, 1600), true)).toEqual([]);
  });

  test("too narrow once upright", async () => {
    expect(await problemsWith(photo, await turned(1600, 900), true)).toMatchObject([
      {
        rule: "image-small",
        file: project,
        message: "«../images/foto.jpg» è larga 900 punti: ne servono almeno 1600",
        remedy: "Usare la fotografia originale: ingrandire una copia piccola la rende sfocata.",
      },
    ]);
  });
});

describe("too large or too heavy", () => {
  const refusal = {
    rule: "image-heavy",
    file: photo,
    message: "immagine troppo pesante o troppo grande",
    remedy: "Ridurla: al massimo 30 MB e 100 milioni di punti; 2400 punti di larghezza bastano.",
  };

  test("more than 100 million pixels", async () => {
    const bytes = withStatedSize(await jpeg(16), 10_001, 10_000);
    expect(await problemsWith(photo, bytes)).toMatchObject([refusal]);
  });

  test("so many that sharp itself would not open it", async () => {
    const bytes = withStatedSize(await jpeg(16), 65_000, 65_000);
    expect(await problemsWith(photo, bytes)).toMatchObject([refusal]);
  });

  test("more than 30 MB, whatever is inside", async () => {
    expect(await problemsWith(photo, Buffer.alloc(30_000_001))).toMatchObject([refusal]);
  });
});

describe("not a picture that the site can use", () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["an empty file", () => Buffer.alloc(0), "non è un'immagine, o è di un formato che il sito non usa"],
    [
      "a PDF",
      () => Buffer.from("%PDF-1.7\n%\u00e2\u00e3"),
      "non è un'immagine, o è di un formato che il sito non usa",
    ],
    [
      "a GIF",
      () => flat(usual).gif().toBuffer(),
      "non è un'immagine, o è di un formato che il sito non usa (gif)",
    ],
    [
      "a TIFF",
      () => flat(usual).tiff().toBuffer(),
      "non è un'immagine, o è di un formato che il sito non usa (tiff)",
    ],
  ])("%s under the name of a JPEG", async (_what, make, message) => {
    expect(await problemsWith(photo, await make(), true)).toMatchObject([
      {
        rule: "image-foreign",
        file: photo,
        message,
        remedy:
          "Salvarla di nuovo come .jpg da un programma di grafica: cambiare il nome del file non basta.",
      },
    ]);
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)("a %s that a copy cut short", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const whole = await flat({ ...usual, noise })
      .toFormat(format, { effort: 1 })
      .toBuffer();
    const name = `content/images/foto.${format === "jpeg" ? "jpg" : format}`;
    expect(await problemsWith(name, whole.subarray(0, whole.length * 0.6), true)).toMatchObject([
      {
        file: name,
        message: expect.stringMatching(/^immagine rovinata o incompleta|^non è un'immagine/u),
        remedy: expect.stringMatching(/^(Copiarla|Salvarla) di nuovo/u),
      },
    ]);
  });
});
