import { listPageOf, listPages, listPath, projectsPerPage } from "./list-pages";

test("a list has as many pages as its projects fill, and one at least", () => {
  expect([0, 1, projectsPerPage, projectsPerPage + 1].map(listPages)).toEqual([1, 1, 1, 2]);
});

test.each([1, 2, 9, 10, 110])("page %d is known by its address", (page) => {
  expect(listPageOf(listPath(page))).toBe(page);
});

test.each([
  "/",
  "/portfolio/",
  "/portfolio/ponte",
  "/portfolio/ponte-2",
  "/portfolio/pagina",
  "/portfolio/pagina/1",
  "/portfolio/pagina/0",
  "/portfolio/pagina/02",
  "/services/pagina/2",
])("%s is no page of the list", (path) => {
  expect(listPageOf(path)).toBeUndefined();
});
