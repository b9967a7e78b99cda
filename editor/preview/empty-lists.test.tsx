/** Pages of a studio that shows no instruments, programs or people: the preview's queries and the site's own pages. */
import type { DocumentNode } from "gatsby/graphql";
import { renderToStaticMarkup } from "react-dom/server";
import { validTree } from "../../content-model/check/testing/content-copy";
import { type Kind, kinds, slugOf } from "../../content-model/kinds";
import { answer, type Entry } from "./answers";
import { show } from "./gatsby";
import { views } from "./views";

// As bundle.ts has it.
jest.mock("react", () => ({ ...jest.requireActual("react"), useLayoutEffect: () => undefined }));
jest.mock("gatsby", () => jest.requireActual("./gatsby"));
jest.mock("../../src/seo/seo", () => ({ Seo: () => null }));
jest.mock("../../src/ui/embed/lazy", () => jest.requireActual("../../src/ui/embed/eager"));

const usesTools = { equipment: ["drone"], software: ["cad"] };

/** The ids of a page's sections, where there are entries of these kinds alone. */
async function sectionsOf(view: string, shown: readonly string[], facts: object = {}) {
  const tree = [...(await validTree())];
  const entries = Object.fromEntries(
    kinds.map(({ name, folder, file }: Kind) => {
      const own = tree.filter(([at]) => at === `content/${file}` || at.startsWith(`content/${folder}/`));
      const isLeftOut = ["equipment", "software", "team-member"].includes(name) && !shown.includes(name);
      const given = name === "studio" ? facts : name === "service" ? usesTools : {};
      return [
        name,
        isLeftOut ? [] : own.map(([at, value]) => ({ ...(value as Entry), ...given, slug: slugOf(at) })),
      ];
    }),
  );
  const content = { entries, picture: (src: string) => src };
  const pageContext = { slug: entries.service?.[0]?.slug };
  const { default: Page, query } = views[view] as (typeof views)[string];
  show(content);
  const data = answer(query as DocumentNode, content, pageContext);
  const html = renderToStaticMarkup(
    <Page data={data} pageContext={pageContext} location={{ pathname: "/" }} />,
  );
  expect(html).not.toMatch(/<(?:ul|dl)[^>]*><\//u);
  return [...html.matchAll(/<section id="(?<id>[^"]+)"/gu)].map(({ groups }) => groups?.id);
}

const register = { professionalRegister: "Albo dei geometri" };

test.each<[page: string, shown: string[], facts: object, there: string[], away: string[]]>([
  ["equipment-page", [], {}, [], ["strumenti", "software"]],
  ["equipment-page", ["software"], {}, ["software"], ["strumenti"]],
  ["service", [], {}, ["servizio"], ["strumenti"]],
  ["service", ["software"], {}, ["strumenti"], []],
  ["about-page", [], {}, ["servizi"], ["persone", "attrezzature"]],
  ["about-page", [], register, ["persone"], ["attrezzature"]],
  ["about-page", ["team-member", "equipment"], {}, ["persone", "attrezzature"], []],
])("%s with %j and %j has the sections %j, and no empty %j", async (page, shown, facts, there, away) => {
  const sections = await sectionsOf(page, shown, facts);
  expect(sections).toEqual(expect.arrayContaining(there));
  expect(sections.filter((id) => away.includes(String(id)))).toEqual([]);
});
