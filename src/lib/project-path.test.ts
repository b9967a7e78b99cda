import { isProjectPath } from "./project-path";

test.each([
  ["/portfolio/ponte", true],
  ["/portfolio/non-esiste/", true],
  ["/portfolio", false],
  ["/portfolio-vecchio", false],
  ["/services/portfolio/x", false],
])("%s: %s", (pathname, expected) => {
  expect(isProjectPath(pathname)).toBe(expected);
});
