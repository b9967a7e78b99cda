/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { createPages } from "./create-pages";

type CreatePagesArguments = Parameters<NonNullable<typeof createPages>>[0];

const nodes = (...slugs: string[]) => ({ nodes: slugs.map((slug) => ({ slug })) });

async function run(answer: object) {
  const createPage = jest.fn<void, [{ path: string; component: string; context: { slug: string } }]>();
  const panicOnBuild = jest.fn();
  const arguments_ = { graphql: async () => answer, actions: { createPage }, reporter: { panicOnBuild } };
  await createPages?.(arguments_ as unknown as CreatePagesArguments, { plugins: [] }, () => undefined);
  return { pages: createPage.mock.calls.map(([page]) => page), panicOnBuild };
}

test("a page for every service, project and legal document, each with its template", async () => {
  const data = {
    services: nodes("catasto"),
    projects: nodes("ponte"),
    legalDocuments: nodes("privacy", "termini"),
  };
  const { pages } = await run({ data });
  const table = pages.map(({ path: address, component, context }) => [
    address,
    path.basename(component),
    context.slug,
  ]);
  expect(table).toEqual([
    ["/services/catasto", "service.tsx", "catasto"],
    ["/portfolio/ponte", "project.tsx", "ponte"],
    ["/privacy", "legal-document.tsx", "privacy"],
    ["/termini", "legal-document.tsx", "termini"],
  ]);
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
});

test("slugs that cannot be read stop the build", async () => {
  const errors = new Error("broken");
  const { pages, panicOnBuild } = await run({ errors });
  expect(pages).toEqual([]);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.any(String), errors);
});
