import { kinds } from "../content-model/kinds";
import { createPages } from "./create-pages";

type CreatePagesArguments = Parameters<NonNullable<typeof createPages>>[0];
type Page = { path: string; component: string; context: Record<string, unknown> };

const none = { nodes: [] };
const entries = (...nodes: object[]) => ({ nodes });

async function made(count: number, pages: Record<string, object> = {}) {
  const [createPage, createRedirect] = [jest.fn<void, [Page]>(), jest.fn<void, [object]>()];
  const data = {
    ...Object.fromEntries(kinds.map(({ typeName }) => [typeName, none])),
    Service: entries({ slug: "catasto", formerAddresses: ["/Estimo/", "/citt%c3%a0.html"] }),
    Project: entries({ slug: "ponte", formerAddresses: null }),
    LegalDocument: entries({ slug: "privacy", formerAddresses: null }),
    Page: entries({ slug: "certificazioni", formerAddresses: null }),
    ...Object.fromEntries(
      Object.entries(pages).map(([typeName, page]) => [typeName, "nodes" in page ? page : entries(page)]),
    ),
    projects: entries(...Array.from({ length: count }, (_, index) => ({ slug: `p${index}` }))),
  };
  const given = { actions: { createPage, createRedirect }, graphql: async () => ({ data }) };
  await createPages?.(given as unknown as CreatePagesArguments, { plugins: [] }, () => undefined);
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    redirects: createRedirect.mock.calls.map(([redirect]) => redirect),
  };
}
const addressesOf = (pages: readonly Page[]) => pages.map(({ path: address }) => address);

test("entries have their pages, the equipment where its file is there, and former addresses, as hosts compare them, lead to theirs", async () => {
  const { pages, redirects } = await made(0);
  const own = ["/services/catasto", "/portfolio/ponte", "/privacy", "/certificazioni"];
  expect(addressesOf(pages)).toEqual(own);
  expect(pages[0]?.context).toEqual({ slug: "catasto" });
  const moved = { toPath: "/services/catasto", isPermanent: true };
  expect(redirects).toEqual(["/Estimo", "/città.html"].map((fromPath) => ({ fromPath, ...moved })));

  const more = await made(0, { EquipmentPage: {}, AboutPage: { formerAddresses: ["/chi-siamo"] } });
  expect(addressesOf(more.pages)).toEqual(["/attrezzature", ...own]);
  expect(more.redirects).toContainEqual({ fromPath: "/chi-siamo", toPath: "/about", isPermanent: true });
});

test("a project knows those before and after it", async () => {
  const { pages } = await made(3, {
    Project: entries(...["p0", "p1", "p2"].map((slug) => ({ slug, formerAddresses: null }))),
  });
  const contexts = pages.flatMap(({ path: address, context }) =>
    address.startsWith("/portfolio/") ? [context] : [],
  );
  expect(contexts).toEqual([
    { slug: "p0", previous: null, next: "p1" },
    { slug: "p1", previous: "p0", next: "p2" },
    { slug: "p2", previous: "p1", next: null },
  ]);
});

test("entries that cannot be read end the build", async () => {
  const panic = jest.fn();
  const errors = [new Error("no type")];
  const given = { actions: {}, graphql: async () => ({ errors }), reporter: { panic } };
  await createPages?.(given as unknown as CreatePagesArguments, { plugins: [] }, () => undefined);
  expect(panic).toHaveBeenCalledWith(expect.any(String), errors);
});
