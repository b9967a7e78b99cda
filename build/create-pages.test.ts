/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { createPages } from "./create-pages";

type CreatePagesArguments = Parameters<NonNullable<typeof createPages>>[0];

const nodes = (...slugs: string[]) => ({ nodes: slugs.map((slug) => ({ slug })) });

async function run(answer: object) {
  const createPage = jest.fn<void, [{ path: string; component: string; context: Record<string, unknown> }]>();
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
    listed: { totalCount: 1 },
  };
  const { pages } = await run({ data });
  const table = pages.map(({ path: address, component, context }) => [
    address,
    path.basename(component),
    context.slug ?? context.skip,
  ]);
  expect(table).toEqual([
    ["/services/catasto", "service.tsx", "catasto"],
    ["/portfolio/ponte", "project.tsx", "ponte"],
    ["/privacy", "legal-document.tsx", "privacy"],
    ["/termini", "legal-document.tsx", "termini"],
    ["/portfolio", "portfolio.tsx", 0],
  ]);
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
});

test.each([
  [0, ["/portfolio"]],
  [24, ["/portfolio"]],
  [25, ["/portfolio", "/portfolio/pagina/2"]],
  [49, ["/portfolio", "/portfolio/pagina/2", "/portfolio/pagina/3"]],
])("%d listed projects make these pages of 24", async (totalCount, expected) => {
  const none = nodes();
  const data = { services: none, projects: none, legalDocuments: none, listed: { totalCount } };
  const { pages } = await run({ data });
  expect(pages.map(({ path: address }) => address)).toEqual(expected);
  expect(pages.map(({ context }) => context)).toEqual(
    expected.map((_, index) => ({ page: index + 1, pages: expected.length, skip: index * 24, limit: 24 })),
  );
});

test("slugs that cannot be read stop the build", async () => {
  const errors = new Error("broken");
  const { pages, panicOnBuild } = await run({ errors });
  expect(pages).toEqual([]);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.any(String), errors);
});
