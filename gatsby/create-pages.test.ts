import { existsSync } from "node:fs";
import path from "node:path";
import { kinds } from "../content-model/kinds";
import { routes } from "../content-model/routes";
import { createPages } from "./create-pages";

type CreatePagesArguments = Parameters<NonNullable<typeof createPages>>[0];
type Page = { path: string; component: string; context: Record<string, unknown> };

const entry = (slug: string, fields: object = {}) => ({ fields: { slug }, ...fields });

/** What is made of a service, a document, `count` listed projects and another one, and of single files. */
function made(count: number, pages: Record<string, object> = {}) {
  const [createPage, createRedirect] = [jest.fn<void, [Page]>(), jest.fn<void, [object]>()];
  const nodes: Record<string, object[]> = {
    Service: [entry("catasto", { formerAddresses: ["/services/estimo", "/catasto"] })],
    Project: [
      entry("ponte"),
      ...Array.from({ length: count }, (_, index) => entry(`p${index}`, { listed: true })),
    ],
    LegalDocument: [entry("privacy")],
    ...Object.fromEntries(Object.entries(pages).map(([typeName, page]) => [typeName, [page]])),
  };
  const given = {
    actions: { createPage, createRedirect },
    getNodesByType: (typeName: string) => nodes[typeName] ?? [],
  };
  createPages?.(given as unknown as CreatePagesArguments, { plugins: [] }, () => undefined);
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    redirects: createRedirect.mock.calls.map(([redirect]) => redirect),
  };
}
const addressesOf = (pages: readonly Page[]) => pages.map(({ path: address }) => address);

test.each([
  [0, ["/portfolio"]],
  [24, ["/portfolio"]],
  [25, ["/portfolio", "/portfolio/pagina/2"]],
  [49, ["/portfolio", "/portfolio/pagina/2", "/portfolio/pagina/3"]],
])("%d listed projects make these pages of 24", (count, expected) => {
  const lists = made(count).pages.filter(({ context }) => "page" in context);
  expect(addressesOf(lists)).toEqual(expected);
  expect(lists.map(({ context }) => context)).toEqual(
    expected.map((_, index) => ({ page: index + 1, pages: expected.length, skip: index * 24, limit: 24 })),
  );
});

test("entries have their pages, the equipment where its file is there, and former addresses lead to theirs", () => {
  const { pages, redirects } = made(0);
  const entries = ["/services/catasto", "/portfolio/ponte", "/privacy"];
  expect(addressesOf(pages)).toEqual([...entries, "/portfolio"]);
  expect(pages[0]?.context).toEqual({ slug: "catasto" });
  const moved = { toPath: "/services/catasto", isPermanent: true };
  expect(redirects).toEqual(["/services/estimo", "/catasto"].map((fromPath) => ({ fromPath, ...moved })));

  const more = made(0, { EquipmentPage: {}, AboutPage: { formerAddresses: ["/chi-siamo"] } });
  expect(addressesOf(more.pages)).toEqual(["/attrezzature", ...entries, "/portfolio"]);
  expect(more.redirects).toContainEqual({ fromPath: "/chi-siamo", toPath: "/about", isPermanent: true });
});

test("every page of the table has its file, and every kind with texts for search engines its page", () => {
  const files = routes.map(({ path: address, template }) =>
    template === undefined ? `pages${address === "/" ? "/index" : address}.tsx` : `templates/${template}.tsx`,
  );
  expect(files.filter((file) => !existsSync(path.join("src", file)))).toEqual([]);
  const found = kinds.filter(({ schema }) => "seo" in schema.shape).map(({ name }) => name);
  expect([...routes.map(({ kind }) => kind), "not-found-page"].sort()).toEqual([...found].sort());
});
