import { kindOf } from "../../content-model/kinds";
import { heroImagesIn, portraitFile } from "./portraits";

const picture = (src = "../images/a.jpg", x = 50, y = 40) => ({ src, alt: "Rilievo", focus: { x, y } });

function filesFor(name: string, content: unknown) {
  const kind = kindOf(name);
  if (!kind) throw new Error(`No kind for ${name}`);
  return heroImagesIn(kind.schema, content).map(portraitFile);
}

test.each([
  ["services/catasto.json", { hero: { backgroundImage: picture() } }],
  ["pages/home.json", { hero: { backgroundImage: picture() } }],
  ["pages/not-found.json", { image: picture() }],
  ["projects/ponte.json", { image: picture(), gallery: [{ image: picture("../images/b.jpg") }] }],
])("the heading picture of %s has a crop, and no other picture", (name, content) => {
  expect(filesFor(name, content)).toEqual(["portraits/a-jpg-50-40.jpg"]);
});

test.each([
  ["equipment/drone.json", { image: picture() }],
  ["services/catasto.json", { hero: { title: "Senza immagine" } }],
])("%s has none %#", (name, content) => {
  expect(filesFor(name, content)).toEqual([]);
});

test("another focus, folder, name or format has a file of its own", () => {
  const files = [
    picture("../images/services/catasto.jpg", 10, 20),
    picture("../images/services/catasto.jpg", 20, 10),
    picture("../images/services/catasto.jpg", 1, 20),
    picture("../images/services/catasto-1.jpg", 0, 20),
    picture("../images/projects/catasto.jpg", 10, 20),
    picture("../images/services/catasto.png", 10, 20),
  ].map(portraitFile);
  expect(new Set(files).size).toBe(files.length);
});
