/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { linkTargets } from "../../content-model/routes";
import { readSiteContent } from "../../content-model/site-content";
import { pageSourceOf } from "./page-sources";

const root = path.resolve("content");
const content = readSiteContent(root);
const routes = linkTargets(
  content.services.map(({ slug }) => slug),
  content.projects.map(({ slug }) => slug),
).filter((target) => !target.includes("#"));

test.each([...routes, "/portfolio/pagina/2"])("%s is made of files that exist", (route) => {
  const files = pageSourceOf(route, content)?.files ?? [];
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test("a project's page is made of its file and every picture it shows, and stands under its own picture", () => {
  const [project] = content.projects;
  const source = pageSourceOf(`/portfolio/${project?.slug}`, content);
  expect(source?.files).toHaveLength(2 + (project?.gallery.length ?? 0));
  expect(source?.picture).toEqual(project?.image);
});

test("a list changes with what it lists", () => {
  expect(pageSourceOf("/services", content)?.files).toEqual(
    expect.arrayContaining(content.services.map(({ slug }) => `services/${slug}.json`)),
  );
});

test.each(["/404", "/services/sconosciuto", "/portfolio/sconosciuto", "/sconosciuta"])(
  "%s is no page's",
  (route) => {
    expect(pageSourceOf(route, content)).toBeUndefined();
  },
);
