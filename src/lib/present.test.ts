import { present } from "./present";

test.each([0, "", false])("%p is there", (value) => {
  expect(present(value, "thing")).toBe(value);
});

test.each([null, undefined])("%p is refused by name", (value) => {
  expect(() => present(value, "studio")).toThrow("Missing studio");
});
