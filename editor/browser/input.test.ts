import { chosenDocuments, chosenPicture, rememberFile } from "./input";

const close = jest.fn();

function choose(name: string, size?: { width: number; height: number }, bytes = "") {
  Object.assign(globalThis, {
    createImageBitmap: () => (size ? Promise.resolve({ ...size, close }) : Promise.reject(new Error())),
  });
  return rememberFile(new File([bytes], name));
}

const small = { width: 900, height: 600 };
const large = { width: 4000, height: 3000 };
const huge = { width: 1e5, height: 1e5 };

test("measures the picture that was chosen, whatever the CMS appends, and closes it", async () => {
  await choose("Foto.JPG", small);
  await choose("Foto grande.jpg", large);
  await choose("图.jpg", small);
  await choose("IMG_20 (Città).png", small);
  expect(close).toHaveBeenCalledTimes(4);
  const sizes = ["foto", "foto-1", "foto-grande", "foto-grande-2", "img_20-citta", "fotografia", "altro"].map(
    (name) => chosenPicture(`images/projects/x/${name}.webp`),
  );
  expect(sizes).toMatchObject([small, small, large, large, small, huge, huge]);
});

test("pictures of one name refuse none wrongly", async () => {
  await choose("image.jpg", large);
  await choose("image.jpg", small);
  expect(chosenPicture("images/image-1.webp")).toEqual({ format: "webp", ...large });
});

test.each<[string, string, string, object]>([
  ["Contratto.docx", "PK", "contratto.docx", { fault: "unsupported" }],
  ["finto.jpg", "PK", "finto.jpg", { fault: "unsupported" }],
  ["convertita.heic", "", "convertita.webp", { format: "webp" }],
  [
    "pianta.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    "pianta.svg",
    { format: "svg" },
  ],
  ["scritta.svg", "<svg><script/></svg>", "scritta.svg", { fault: "drawing" }],
])("%s (%j), saved as %s", async (name, bytes, saved, picture) => {
  await choose(name, undefined, bytes);
  expect(chosenPicture(`images/${saved}`)).toMatchObject(picture);
});

test("a picture of an earlier visit has the format of its name", () => {
  expect(chosenPicture("images/di-ieri.jpg")).toEqual({ format: "jpeg", ...huge });
});

test("documents are read by their bytes; unknown ones are not made up", async () => {
  await choose("Qualità ISO.PDF", undefined, "%PDF-1.4");
  await choose("Relazione.pdf", undefined, "PK word/document.xml");
  const linked = ["qualita-iso-1", "relazione", "altra"].map((name) => ({ to: `/documenti/${name}.pdf` }));
  expect(chosenDocuments(JSON.stringify(linked))).toEqual({
    "documenti/qualita-iso-1.pdf": null,
    "documenti/relazione.pdf": expect.objectContaining({ message: "non è un PDF" }),
  });
});
