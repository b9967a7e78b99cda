import { existsSync, readdirSync, readFileSync } from "node:fs";
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
function entriesOf(kind: Kind): Entry[] {
  const { name, folder, file } = kind;
  // The site may do without a page, and without entries of a kind.
  if (!existsSync(path.join("content", file ?? folder))) return [];
  if (file !== undefined) return [read(file, name)];
  const files = readdirSync(path.join("content", folder)).map((entry) => `${folder}/${entry}`);
  return files.filter((entry) => kindOf(entry) === kind).map((entry) => read(entry, slugOf(entry)));
}
const saved = Object.fromEntries(kinds.map((kind) => [kind.name, entriesOf(kind)]));

/** The preview's HTML of an entry among all others. */
function printed(kind: string, entry: Entry, entries: Content["entries"] = saved): string {
  const others = entries[kind]?.filter(({ slug }) => slug !== entry.slug) ?? [];
  const content: Content = { entries: { ...entries, [kind]: [entry, ...others] }, picture: (src) => src };
  const { default: Page, query } = views[kind] as (typeof views)[string];
  const pageContext = { slug: entry.slug };
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

type Entries = Record<string, Entry[]>;

/** A valid site with nothing that is optional, but with an instrument, a program and a person. */
async function bareSite(): Promise<Entries> {
  const entries: Entries = Object.fromEntries(kinds.map(({ name }) => [name, []]));
  for (const [at, value] of await validTree()) {
    const name = kindOf(at.replace("content/", ""))?.name ?? "";
    entries[name]?.push({ ...(value as object), slug: slugOf(at) });
  }
  return entries;
}

const heading = { title: "Intestazione" };
const usedTools = { service: { equipment: ["livella"], software: ["cad"] } };
const toolsOfAbout = { "about-page": { tools: heading } };
const costs = {
  cost: { paragraphs: ["Il preventivo dipende da tre cose."], factors: ["La distanza"], duties: [] },
  related: [{ service: "omega", text: "Viene prima di questo." }],
};
const figures = [{ end: 12, label: "rilievi" }];

test.each<[page: string, without: string[], facts: Record<string, object>, there: string[], away: string[]]>([
  ["equipment-page", ["equipment", "software"], {}, [], ["strumenti", "software"]],
  ["equipment-page", ["equipment"], {}, ["software"], ["strumenti"]],
  ["equipment", [], {}, ["strumenti"], []],
  ["portfolio-page", ["project"], {}, ["progetti"], []],
  ["project", [], { project: { services: [] } }, ["progetto"], ["servizi-collegati"]],
  ["service", ["equipment", "software"], usedTools, ["servizio"], ["strumenti"]],
  ["service", ["equipment"], usedTools, ["strumenti"], []],
  ["service", [], {}, ["servizio"], ["costo", "collegati"]],
  ["service", [], { service: costs }, ["costo", "collegati"], []],
  ["about-page", ["team-member", "equipment", "software"], toolsOfAbout, [], ["persone", "attrezzature"]],
  ["about-page", ["equipment-page"], toolsOfAbout, ["persone"], ["attrezzature"]],
  ["about-page", [], toolsOfAbout, ["persone", "attrezzature"], ["numeri", "video", "servizi"]],
  ["about-page", [], { studio: { counters: figures } }, ["numeri"], []],
  ["home-page", [], { studio: { experienceYears: 30, counters: [] } }, ["servizi"], ["numeri"]],
  ["services-page", [], {}, ["dove-operiamo"], []],
  ["contact-page", [], {}, ["messaggio"], ["mappa"]],
  ["contact-page", [], { "contact-page": { map: { heading } } }, ["mappa"], []],
])(
  "%s without %j and with %j has the sections %j, and no empty %j",
  async (page, without, facts, there, away) => {
    const entries = await bareSite();
    for (const [kind, fields] of Object.entries(facts))
      entries[kind] = (entries[kind] ?? []).map((entry) => ({ ...entry, ...fields }));
    for (const kind of without) entries[kind] = [];
    const html = printed(page, entries[page]?.[0] as Entry, entries);
    expect(html).not.toMatch(/<(?:ul|dl|figure|picture)[^>]*><\//u);
    const sections = [...html.matchAll(/<section id="(?<id>[^"]+)"/gu)].map(({ groups }) => groups?.id);
    expect(sections).toEqual(expect.arrayContaining(there));
    expect(sections.filter((id) => away.includes(String(id)))).toEqual([]);
  },
);
