import { kindOf } from "../../content-model/kinds";
import { heroImagesIn, portraitFile } from "./portraits";

const picture = (src = "../images/a.jpg", x = 50, y = 40) => ({ src, alt: "Rilievo", focus: { x, y } });

test.each([
  ["services/prova.json", { hero: { backgroundImage: picture() } }, 1],
  ["pages/not-found.json", { image: picture() }, 1],
  ["projects/prova.json", { image: picture(), gallery: [{ image: picture("../images/b.jpg") }] }, 1],
  ["equipment/prova.json", { image: picture() }, 0],
  ["services/prova.json", { hero: { title: "Senza immagine" } }, 0],
])("only the heading picture has a crop, in %s %#", (name, content, crops) => {
  const schema = kindOf(name)?.schema;
  if (!schema) throw new Error(`No kind for ${name}`);
  const files = heroImagesIn(schema, content).map(portraitFile);
  expect(files).toEqual(Array(crops).fill("portraits/a-jpg-50-40.jpg"));
});

test("another focus, folder, name or format has a file of its own", () => {
  const files = [
    ...[picture("../images/services/a.jpg", 10, 20), picture("../images/services/a.jpg", 20, 10)],
    ...[picture("../images/projects/a.jpg", 10, 20), picture("../images/services/a.png", 10, 20)],
  ].map(portraitFile);
  expect(new Set(files).size).toBe(files.length);
});
