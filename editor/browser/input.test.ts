import { addChosen, newPicture } from "./input";

const formats = {
  jpeg: "\xFF\xD8\xFF\xE0",
  png: "\x89PNG\r\n",
  heic: "\0\0\0\x18ftypheic",
  svg: '<?xml version="1.0"?><svg/>',
  docx: "PK\x03\x04",
};

const close = jest.fn();

function choose(name: string, format: keyof typeof formats, size?: { width: number; height: number }) {
  Object.assign(globalThis, {
    createImageBitmap: () => (size ? Promise.resolve({ ...size, close }) : Promise.reject(new Error())),
  });
  return addChosen(new File([Uint8Array.from(Buffer.from(formats[format], "latin1"))], name));
}

const small = { width: 900, height: 600 };
const large = { width: 4000, height: 3000 };
const huge = { width: 1e5, height: 1e5 };

test("measures the picture that was chosen, whatever the CMS appends, and closes it", async () => {
  await choose("Foto.JPG", "jpeg", small);
  await choose("Foto grande.jpg", "jpeg", large);
  await choose("图.jpg", "jpeg", small);
  await choose("IMG_20 (Città).png", "png", small);
  expect(close).toHaveBeenCalledTimes(4);
  const sizes = ["foto", "foto-1", "foto-grande", "foto-grande-2", "img_20-citta", "fotografia", "altro"].map(
    (name) => newPicture(`images/projects/x/${name}.webp`),
  );
  expect(sizes).toMatchObject([small, small, large, large, small, huge, huge]);
});

test("pictures of one name refuse none wrongly", async () => {
  await choose("image.jpg", "jpeg", large);
  await choose("image.jpg", "jpeg", small);
  expect(newPicture("images/image-1.webp")).toEqual({ format: "webp", ...large });
});

test.each<[string, keyof typeof formats, string, object]>([
  ["Contratto.docx", "docx", "contratto.docx", { failure: "foreign" }],
  ["finto.jpg", "docx", "finto.jpg", { failure: "foreign" }],
  ["IMG_1.HEIC", "heic", "img_1.heic", { failure: "foreign", format: "heic" }],
  ["convertita.heic", "heic", "convertita.webp", { format: "webp" }],
  ["pianta.svg", "svg", "pianta.svg", { format: "svg" }],
  ["vecchia.jpg", "png", "vecchia.jpg", { format: "png" }],
])("%s, a %s, saved as %s: the format is the content's", async (name, format, saved, picture) => {
  await choose(name, format);
  expect(newPicture(`images/${saved}`)).toMatchObject(picture);
});

test("a picture of an earlier visit has the format of its name", () => {
  expect(newPicture("images/di-ieri.jpg")).toEqual({ format: "jpeg", ...huge });
});
