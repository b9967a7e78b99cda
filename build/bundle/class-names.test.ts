import { shortNames } from "./class-names";

const sheet = (name: string) => ({ resourcePath: `/src/ui/${name}.module.css` });

test("short names are all different, none a word, and the same whatever is asked first", () => {
  const classes = Array.from({ length: 600 }, (_, index) => `card_${index}`);
  const nameOf = shortNames(classes);
  const names = classes.map((name) => nameOf(sheet("card"), "", name.slice(5)));
  expect(new Set(names).size).toBe(600);
  expect(names.filter((name) => !/^[a-z]\d{0,2}$/u.test(name))).toEqual([]);
  expect(shortNames(classes)(sheet("card"), "", "599")).toBe(names[599]);
});

test("a class that was not found in the text of the sheets ends the build", () => {
  expect(() => shortNames(["card_a"])(sheet("card"), "", "b")).toThrow("card_b is not among the classes.");
});
