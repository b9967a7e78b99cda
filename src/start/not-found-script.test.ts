import { isProjectPath } from "../lib/project-path";
import { notFoundScript } from "./not-found-script";

test.each([
  ["/portfolio/sconosciuto", "/portfolio"],
  ["/portfolio/sconosciuto/", "/portfolio"],
  ["/portfolio", undefined],
  ["/portfolio-vecchio/x", undefined],
  ["/altrove/portfolio/x", undefined],
])("%s leads to %s", (pathname, target) => {
  const location = { pathname, replace: jest.fn() };
  new Function("location", notFoundScript)(location);
  expect(location.replace.mock.calls).toEqual(target === undefined ? [] : [[target]]);
  expect(isProjectPath(pathname)).toBe(target !== undefined);
});
