/** @jest-environment node */
import type { Font } from "satori";
import { drawnSigns, undrawnSigns } from "../../../content-model/drawn-text";
import { fontInstances, readFontFiles } from "./fonts";
import { lettering } from "./lettering";
import { sheet, titleColumn } from "./sheet";

let fonts: Font[];
beforeAll(async () => {
  fonts = await fontInstances(await readFontFiles());
});

const label = "Studio Rilievi · Pratiche catastali";
const lettered = (title: string) => lettering({ title, label }, fonts);
const linesOf = ({ top, titleSize }: { top: number; titleSize: number }) =>
  Math.round((titleColumn.bottom - top) / (titleSize * 1.12));

test("texts are paths: no viewer's font has a say", async () => {
  const { svg } = await lettered("Contatti");
  expect(svg).toContain("<path");
  expect(svg).not.toContain("<text");
});

test("a short title stands on one line, in the largest size", async () => {
  const made = await lettered("Contatti");
  expect({ size: made.titleSize, lines: linesOf(made) }).toEqual({ size: 72, lines: 1 });
  expect(made.titleRight).toBeLessThan(400);
});

test.each([
  ["70 characters", "Rilievi fotogrammetrici e con drone per le pratiche di espropriazione."],
  ["90 characters", `Rilievi fotogrammetrici e con drone ${"per gli espropri ".repeat(3)}in corso`],
])("a title of %s takes a smaller size and three lines", async (_length, title) => {
  const made = await lettered(title);
  expect(made.titleSize).toBeLessThan(72);
  expect(linesOf(made)).toBe(3);
  expect(made.titleRight).toBeLessThanOrEqual(titleColumn.left + titleColumn.width);
});

test("60 characters without a space are cut at the column's edge", async () => {
  const made = await lettered("fotogrammetrico".repeat(4));
  expect(linesOf(made)).toBeLessThanOrEqual(3);
  expect(made.titleRight).toBeLessThanOrEqual(titleColumn.left + titleColumn.width);
});

test("what is longer than any line allows ends with an ellipsis", async () => {
  const [longer, longest] = [await lettered("espropri ".repeat(12)), await lettered("espropri ".repeat(40))];
  expect([linesOf(longer), linesOf(longest)]).toEqual([3, 3]);
  expect(longest.titleRight).toBeLessThanOrEqual(titleColumn.left + titleColumn.width);
});

test.each(["Picchettamento", "Rilievi fotogrammetrici"])("no word of «%s …» is cut", async (title) => {
  const longestWord = title.split(" ").at(-1) ?? "";
  const alone = await lettered(longestWord);
  const made = await lettered(`${title} di progetti`);
  expect(made.titleSize).toBe(alone.titleSize);
  expect(made.titleRight).toBeGreaterThanOrEqual(alone.titleRight);
});

test("a label too long for the sheet stays inside its margin", async () => {
  const { right } = await lettering({ title: "Contatti", label: `${label} ${label} ${label}` }, fonts);
  expect(right).toBeLessThanOrEqual(sheet.width - sheet.margin);
  expect(right).toBeGreaterThan(1000);
});

test("marks are drawn, and make the texts no longer", async () => {
  const plain = await lettered("Contatti");
  const marked = await lettering(
    { title: "Contatti", label, marks: [{ x: 900, y: 100, text: "101" }] },
    fonts,
  );
  expect(marked.svg).not.toBe(plain.svg);
  expect(marked.right).toBe(plain.right);
});

describe("every sign has its glyph", () => {
  // Together, for speed: the error names the one that is missing.
  test.each([
    ["small letters", "àáâäèéêëìíîïòóôöùúûüçñ"],
    ["capitals", "ÀÁÈÉÌÍÒÓÙÚÇ"],
    ["punctuation", "«»’‘“”„–—…·%&/()[]+*#@!?"],
    ["measures", "°²³½×±µ§€−′″Δφπ"],
    ["names from abroad", "ŠčćžŁőØß"],
    ["spaces and hyphens of text processors", "a\u00a0b\u202fc\u2009d\u00ade\u200bf\u2010g\u2011h"],
  ])("%s", async (_what, signs) => {
    const made = await lettering({ title: signs, label: signs }, fonts);
    expect(made.titleRight).toBeGreaterThan(titleColumn.left + 8 * signs.length);
  });

  test("whatever the content check lets into a title", async () => {
    const drawn = new RegExp(drawnSigns, "u");
    const signs = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
      drawn.test(sign),
    );
    expect(signs.length).toBeGreaterThan(300);
    await expect(lettered(signs.join(""))).resolves.toBeDefined();
  });

  test("an accent written as a sign of its own is the same letter", async () => {
    const [joined, apart] = [await lettered("Perché"), await lettered("Perche\u0301")];
    expect(apart.svg).toBe(joined.svg);
  });

  test.each(["漢", "🎉"])("%s, which the font lacks, is an error and not a gap", async (sign) => {
    await expect(lettered(`Rilievi ${sign}`)).rejects.toThrow(`Manrope has no glyph for «${sign}»`);
    await expect(lettering({ title: "Rilievi", label: sign }, fonts)).rejects.toThrow(sign);
    expect(undrawnSigns(`Rilievi ${sign}`)).toEqual([sign]);
  });
});
