import { objection } from "./chosen-files";
import { pictureFrom } from "./picture";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a drawing is looked into before it is saved, and what is no picture is known by its bytes", async () => {
  const drawing = (inside: string) => bytesOf(`<svg viewBox="0 0 40 20">${inside}</svg>`);
  expect(await pictureFrom(drawing(""))).toMatchObject({ format: "svg", drawing: { aspect: 2 } });
  const message = expect.stringContaining("<script");
  expect(await pictureFrom(drawing("<script/>"))).toMatchObject({ failure: "drawing", message });
  expect(await pictureFrom(bytesOf("%PDF-1.7"))).toEqual({ failure: "foreign" });
});

test.each<[string, string | undefined]>([
  ["IMG_1234.HEIC", "condividerla come JPEG"],
  ["tavola.pdf", "è un PDF"],
  ["animazione.gif", "un formato che il sito non usa"],
  ["foto.avif", "non sa togliere il luogo"],
  ["appunti.docx", "non è una fotografia"],
  ["foto.JPG", undefined],
])("«%s» is looked at by its name before the CMS takes it", (name, words) => {
  const expected = words === undefined ? undefined : expect.stringContaining(words);
  expect(objection({ name, size: 1 })).toEqual(expected);
  expect(objection({ name, size: 1e9 })).toEqual(expected ?? expect.stringContaining("il massimo è"));
});
