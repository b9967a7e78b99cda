/** @jest-environment node */
import { kindOf } from "../../content-model/kinds";
import { acceptedJson } from "./accepted-json";

const picture = (src: string, x = 50, y = 40) => ({ src, alt: "Rilievo di un ponte", focus: { x, y } });

function accept(name: string, content: unknown) {
  const kind = kindOf(name);
  if (!kind) throw new Error(`No kind for ${name}`);
  const { text, portraits } = acceptedJson(name, content, kind.schema);
  return { value: JSON.parse(text), portraits };
}

const service = (src = "../images/services/catasto.jpg", x?: number, y?: number) => ({
  slug: "catasto",
  title: "Catasto",
  hero: { title: "Catasto", backgroundImage: picture(src, x, y) },
  points: [{ title: "Uno", text: "Testo" }],
});

test("a service's hero gets the address of its portrait crop, and nothing else changes", () => {
  const content = service();
  const before = structuredClone(content);
  const { value, portraits } = accept("services/catasto.json", content);
  const { portrait, ...rest } = value.hero.backgroundImage;
  expect(portrait).toBe("../portraits/services/catasto-jpg-50-40.jpg");
  expect({ ...value, hero: { ...value.hero, backgroundImage: rest } }).toEqual(before);
  expect(content).toEqual(before);
  expect(portraits).toEqual([
    {
      picture: "images/services/catasto.jpg",
      focus: { x: 50, y: 40 },
      file: "portraits/services/catasto-jpg-50-40.jpg",
    },
  ]);
});

test.each([
  ["services/catasto.json", { hero: { backgroundImage: picture("../images/a.jpg") } }],
  ["pages/home.json", { hero: { backgroundImage: picture("../images/a.jpg") } }],
  ["pages/not-found.json", { image: picture("../images/a.jpg") }],
  ["projects/ponte.json", { image: picture("../images/a.jpg") }],
])("the heading picture of %s has one, reached from where the file stands", (name, content) => {
  const { value, portraits } = accept(name, content);
  const { portrait } = value.hero?.backgroundImage ?? value.image;
  const { pathname } = new URL(portrait, `https://content.example/${name}`);
  expect(pathname).toBe(`/${portraits[0]?.file}`);
});

test.each([
  ["projects/ponte.json", { gallery: [{ image: picture("../images/a.jpg"), caption: "Ponte" }] }],
  ["equipment/drone.json", { image: picture("../images/a.jpg") }],
  ["team/titolare.json", { photo: picture("../images/a.svg") }],
  ["pages/about.json", { video: { poster: picture("../images/a.jpg") } }],
  ["services/catasto.json", { hero: { title: "Senza immagine" } }],
])("other pictures, and a hero without one, stay as they are: %s %#", (name, content) => {
  expect(accept(name, content)).toEqual({ value: content, portraits: [] });
});

describe("files of crops", () => {
  const fileOf = (...content: Parameters<typeof service>) =>
    accept("services/catasto.json", service(...content)).portraits[0]?.file;

  test("two heroes with the same picture and focus share one", () => {
    const home = { hero: { backgroundImage: picture("../images/services/catasto.jpg", 10, 20) } };
    expect(accept("pages/home.json", home).portraits[0]?.file).toBe(
      fileOf("../images/services/catasto.jpg", 10, 20),
    );
  });

  test("another focus, folder, name or format has its own", () => {
    const files = [
      fileOf("../images/services/catasto.jpg", 10, 20),
      fileOf("../images/services/catasto.jpg", 20, 10),
      fileOf("../images/services/catasto.jpg", 1, 20),
      fileOf("../images/services/catasto-1.jpg", 0, 20),
      fileOf("../images/services/catasto-10.jpg", 10, 20),
      fileOf("../images/services/catasto.png", 10, 20),
      fileOf("../images/services/catasto-png.jpg", 10, 20),
      fileOf("../images/services/catasto.jpeg", 10, 20),
      fileOf("../images/catasto.jpg", 10, 20),
    ];
    expect(new Set(files).size).toBe(files.length);
  });
});
