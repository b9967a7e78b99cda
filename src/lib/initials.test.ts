import { initials } from "./initials";

test.each([
  ["Geom. Nome Cognome", "NC"],
  ["Dott. Ing. anna  rossi", "AR"],
  ["Maria De Luca", "MD"],
  ["Èlia", "È"],
])("%s gives %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
