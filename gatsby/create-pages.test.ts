import { kinds } from "../content-model/kinds";
import { createPages } from "./create-pages";

test("redirects former addresses, decoded and without a trailing slash, to their page", async () => {
  const createRedirect = jest.fn();
  const data = {
    ...Object.fromEntries(kinds.map(({ typeName }) => [typeName, { nodes: [] }])),
    AboutPage: { nodes: [{ formerAddresses: ["/chi-siamo"] }] },
    Service: { nodes: [{ slug: "catasto", formerAddresses: ["/Estimo/", "/citt%c3%a0.html"] }] },
    projects: { nodes: [] },
  };
  const actions = { createPage: jest.fn(), createRedirect };
  const args = { actions, graphql: async () => ({ data }) } as object;
  await createPages?.(args as Parameters<typeof createPages>[0], { plugins: [] }, () => undefined);
  expect(createRedirect.mock.calls).toEqual([
    [{ fromPath: "/chi-siamo", toPath: "/about", isPermanent: true }],
    [{ fromPath: "/Estimo", toPath: "/services/catasto", isPermanent: true }],
    [{ fromPath: "/città.html", toPath: "/services/catasto", isPermanent: true }],
  ]);
});
