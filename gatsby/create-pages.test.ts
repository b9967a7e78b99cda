import { existsSync } from "node:fs";
import path from "node:path";
import { kinds } from "../content-model/kinds";
import { routes } from "../content-model/routes";
import { createPages } from "./create-pages";

type CreatePagesArguments = Parameters<NonNullable<typeof createPages>>[0];
type Page = { path: string; component: string; context: Record<string, unknown> };

const entries = (...slugs: string[]) => ({ nodes: slugs.map((slug) => ({ slug })) });

async function pagesOf(totalCount: number) {
  const createPage = jest.fn<void, [Page]>();
  const data = {
    services: entries("catasto"),
    projects: entries("ponte"),
    legalDocuments: entries("privacy"),
    pages: entries("certificazioni"),
    listed: { totalCount },
  };
  const given = { actions: { createPage }, graphql: async () => ({ data }) };
  await createPages?.(given as unknown as CreatePagesArguments, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([page]) => page);
}

test.each([
  [0, ["/portfolio"]],
  [24, ["/portfolio"]],
  [25, ["/portfolio", "/portfolio/pagina/2"]],
  [49, ["/portfolio", "/portfolio/pagina/2", "/portfolio/pagina/3"]],
])("%d listed projects make these pages of 24", async (count, expected) => {
  const pages = await pagesOf(count);
  const addresses = pages.flatMap(({ path: address, context }) => (context.slug ? [address] : []));
  expect(addresses).toEqual(["/services/catasto", "/portfolio/ponte", "/privacy", "/certificazioni"]);
  const lists = pages.filter(({ context }) => context.slug === undefined);
  expect(lists.map(({ path: address }) => address)).toEqual(expected);
  expect(lists.map(({ context }) => context)).toEqual(
    expected.map((_, index) => ({ page: index + 1, pages: expected.length, skip: index * 24, limit: 24 })),
  );
});

test("every page of the table has its file, and every kind with texts for search engines its page", () => {
  const files = routes.map(({ path: address, template }) =>
    template === undefined ? `pages${address === "/" ? "/index" : address}.tsx` : `templates/${template}.tsx`,
  );
  expect(files.filter((file) => !existsSync(path.join("src", file)))).toEqual([]);
  const found = kinds.filter(({ schema }) => "seo" in schema.shape).map(({ name }) => name);
  expect([...routes.map(({ kind }) => kind), "not-found-page"].sort()).toEqual([...found].sort());
});

test("entries that cannot be read end the build", async () => {
  const panic = jest.fn();
  const errors = [new Error("no type")];
  const given = { actions: {}, graphql: async () => ({ errors }), reporter: { panic } };
  await createPages?.(given as unknown as CreatePagesArguments, { plugins: [] }, () => undefined);
  expect(panic).toHaveBeenCalledWith(expect.any(String), errors);
});
