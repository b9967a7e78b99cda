/** @jest-environment node */
import sharp from "sharp";
import {
  flat,
  largePhoto,
  withIptc,
  withSlightMistake,
  withStatedSize,
} from "../../tests/unit/testing/photos";
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
    ["of 48 megapixels and 12 MB", photo, () => largePhoto()],
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
  const remedy = "Esportarla come .jpg con il lato lungo di 2560 punti: il sito non ne usa di più.";

  test("one pixel more than 50 million, stated in the header: nobody decodes it", async () => {
    const bytes = withStatedSize(await jpeg(16), 10_000, 5_001);
    expect(await problemsWith(photo, bytes)).toMatchObject([
      {
        rule: "image-large",
        file: photo,
        message: "immagine di 10.000 × 5001 punti, 50,1 milioni: il massimo è 50 milioni",
        remedy,
      },
    ]);
  });

  test("so many pixels that sharp itself would not open it", async () => {
    const bytes = withStatedSize(await jpeg(16), 65_000, 65_000);
    expect(await problemsWith(photo, bytes)).toMatchObject([{ rule: "image-large", file: photo, remedy }]);
  });

  test("one byte more than 25 MB, whatever is inside", async () => {
    expect(await problemsWith(photo, Buffer.alloc(25_000_001))).toMatchObject([
      {
        rule: "image-heavy",
        file: photo,
        message: "il file pesa 25,1 MB: il massimo è 25 MB",
        remedy,
      },
    ]);
  });

  test("the message names the fields that show it", async () => {
    const place = `${project}, Immagine › File (image.src)`;
    expect(await problemsWith(photo, Buffer.alloc(25_000_001), true)).toMatchObject([
      { file: photo, remedy: `${remedy} È usata in: ${place}.` },
    ]);
  });

  test("of many fields it names three", async () => {
    const report = await checkCopy((tree) => {
      tree.set(photo, Buffer.alloc(25_000_001));
      for (const item of [0, 1, 2, 3])
        setField(tree, project, ["gallery", item], {
          image: { src: "../images/foto.jpg", alt: "Il terreno rilevato", focus: { x: 50, y: 50 } },
          caption: `Il terreno rilevato, ${item}`,
        });
    });
    expect(report.problems).toHaveLength(1);
    expect(report.problems[0]?.remedy).toMatch(
      /È usata in: .+gallery\[0\].+; .+gallery\[1\].+; .+gallery\[2\].+; e altrove\.$/u,
    );
  });
});

describe("a gallery", () => {
  const galleryOf = (length: number) =>
    Array.from({ length }, (_, index) => ({
      image: {
        src: "../images/services/catasto.jpg",
        alt: "Il terreno rilevato",
        focus: { x: 50, y: 50 },
      },
      caption: `Il terreno rilevato, ${index + 1}`,
    }));
  const problemsOf = async (length: number) =>
    (await checkCopy((tree) => setField(tree, project, ["gallery"], galleryOf(length)))).problems;

  test("of 24 pictures is accepted", async () => {
    expect(await problemsOf(24)).toEqual([]);
  });

  test.each([25, 300])("of %d pictures is refused at its place", async (length) => {
    expect(await problemsOf(length)).toMatchObject([
      {
        rule: "too-many",
        file: project,
        line: expect.any(Number),
        field: "Galleria (gallery)",
        message: `elenco di ${length} elementi: il massimo è 24`,
        remedy:
          "Elenco tra parentesi quadre (elementi: da 3 a 24). Da 3 a 24 immagini: se sono di più, sceglierle o dividere il lavoro in due progetti.",
      },
    ]);
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
          "Salvarla di nuovo come .jpg da un programma di grafica: cambiare il nome del file non basta. È usata in: content/projects/verifica-confini-terreno.json, Immagine › File (image.src).",
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

test("a picture one point wide is not enlarged to be read", async () => {
  const thin = await flat({ width: 1, height: 200_000 }).png().toBuffer();
  const before = process.memoryUsage.rss();
  expect(await problemsWith("content/images/foto.png", thin)).toEqual([]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
});
