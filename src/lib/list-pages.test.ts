import { listPages, projectsPerPage } from "./list-pages";

test("a list has as many pages as its projects fill, and one at least", () => {
  expect([0, 1, projectsPerPage, projectsPerPage + 1].map(listPages)).toEqual([1, 1, 1, 2]);
});
