import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DocumentNode } from "gatsby/graphql";
import { renderToStaticMarkup } from "react-dom/server";
import { validTree } from "../../content-check/testing/content-copy";
import { type Kind, kindOf, kinds, slugOf } from "../../content-model/kinds";
import { answer, type Content, type Entry } from "./answers";
import { show } from "./gatsby";
import { views } from "./views";

// As bundle.ts has it.
jest.mock("react", () => ({ ...jest.requireActual("react"), useLayoutEffect: () => undefined }));
jest.mock("gatsby", () => jest.requireActual("./gatsby"));
jest.mock("../../src/seo/seo", () => ({ Seo: () => null }));

const read = (file: string, slug: string): Entry => ({
  ...(JSON.parse(readFileSync(path.join("content", file), "utf8")) as object),
  slug,
});
const entriesOf = ({ name, folder, file }: Kind): Entry[] =>
  file === undefined
    ? readdirSync(path.join("content", folder)).map((entry) => read(`${folder}/${entry}`, slugOf(entry)))
    : [read(file, name)];
const saved = Object.fromEntries(kinds.map((kind) => [kind.name, entriesOf(kind)]));

/** The preview's HTML of an entry among all others. */
function printed(kind: string, entry: Entry, entries: Content["entries"] = saved): string {
  const others = entries[kind]?.filter(({ slug }) => slug !== entry.slug) ?? [];
  const content: Content = { entries: { ...entries, [kind]: [entry, ...others] }, picture: (src) => src };
  const { default: Page, query } = views[kind] as (typeof views)[string];
  const pageContext = { slug: entry.slug, page: 1, pages: 1, skip: 0, limit: 24 };
  show(content);
  const data = answer(query as DocumentNode, content, pageContext);
  return renderToStaticMarkup(<Page data={data} pageContext={pageContext} location={{ pathname: "/" }} />);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

test("every kind that the site prints has a view", () => {
  expect(kinds.map(({ name }) => name).filter((name) => !views[name])).toEqual([
    "navigation",
    "lists",
    "forms",
  ]);
});

test.each(Object.keys(views))("each %s of the content is shown, and one that is still empty", (kind) => {
  for (const entry of saved[kind] ?? []) {
    const { title, name, hero } = entry as { title?: string; name?: string; hero?: { title: string } };
    expect(printed(kind, entry)).toContain(escaped(hero?.title ?? title ?? name ?? ""));
  }
  expect(printed(kind, { slug: "" })).toContain("</");
});

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
  const given: Record<string, object> = {
    studio: facts,
    service: { equipment: ["livella"], software: ["cad"] },
  };
  const entries: Record<string, Entry[]> = Object.fromEntries(kinds.map(({ name }) => [name, []]));
  for (const [at, value] of await validTree()) {
    const name = kindOf(at.replace("content/", ""))?.name ?? "";
    const isLeftOut = ["equipment", "software", "team-member"].includes(name) && !shown.includes(name);
    if (!isLeftOut) entries[name]?.push({ ...(value as object), ...given[name], slug: slugOf(at) });
  }
  const html = printed(page, entries[page]?.[0] as Entry, entries);
  expect(html).not.toMatch(/<(?:ul|dl)[^>]*><\//u);
  const sections = [...html.matchAll(/<section id="(?<id>[^"]+)"/gu)].map(({ groups }) => groups?.id);
  expect(sections).toEqual(expect.arrayContaining(there));
  expect(sections.filter((id) => away.includes(String(id)))).toEqual([]);
});
