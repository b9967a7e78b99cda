import { TextDecoder } from "node:util";
import { renderToStaticMarkup } from "react-dom/server";
import { sourceFromFolder } from "../../content-check/check";
import { loadContent } from "../../content-check/content";
import { validTree } from "../../content-check/testing/content-copy";
import { kindOf, kinds, slugOf } from "../../content-model/kinds";
import { answer, type Entries, entriesOf, shown } from "./answers";
import { SiteFooter, type View, views } from "./views";

// The server renderer warns about each layout effect.
jest.mock("react", () => ({ ...jest.requireActual("react"), useLayoutEffect: () => undefined }));
jest.mock("gatsby", () => jest.requireActual("./answers"));
jest.mock("../../src/seo/seo", () => ({ Seo: () => null }));

// jsdom lacks it.
Object.assign(globalThis, { TextDecoder });

type Entry = { slug: string };

function printed(kind: string, entry: Entry, saved: Entries): string {
  const others = saved[kind]?.filter(({ slug }) => slug !== entry.slug) ?? [];
  shown.entries = { ...saved, [kind]: [entry, ...others] };
  const pageContext = { slug: entry.slug };
  return (views[kind] as View).pages
    .map(({ default: Page, query }) => (
      <Page key="" data={answer(query, pageContext)} pageContext={pageContext} location={{ pathname: "/" }} />
    ))
    .map((page) => renderToStaticMarkup(page))
    .join("");
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

test("every kind that the site prints has a view", () => {
  const others = kinds.filter(({ name }) => !views[name]);
  expect(others.map(({ name }) => name)).toEqual(["navigation", "lists", "forms"]);
});

test("shows each entry of the content, and an empty one", async () => {
  const source = await sourceFromFolder({ contentRoot: "content", staticRoot: "static" });
  const saved = entriesOf((await loadContent(source)).content.files);
  for (const kind of Object.keys(views)) {
    for (const entry of (saved[kind] ?? []) as Entry[]) {
      const { title, name, hero } = entry as { title?: string; name?: string; hero?: { title: string } };
      const html = printed(kind, entry, saved) + renderToStaticMarkup(<SiteFooter />);
      expect(html).toContain(escaped(hero?.title ?? title ?? name ?? ""));
    }
    expect(printed(kind, { slug: "" }, saved)).toContain("</");
  }
});

async function bareSite(): Promise<Record<string, Entry[]>> {
  const entries: Record<string, Entry[]> = {};
  for (const [at, value] of await validTree()) {
    const name = kindOf(at.replace("content/", ""))?.name ?? "";
    entries[name] = [...(entries[name] ?? []), { ...(value as object), slug: slugOf(at) }];
  }
  return entries;
}

const usedTools = { service: { equipment: ["livella"], software: ["cad"] } };
const toolsOfAbout = { "about-page": { tools: { title: "Attrezzature" } } };
const costs = {
  cost: { paragraphs: ["Il preventivo dipende da tre cose."], factors: ["La distanza"], duties: [] },
  related: [{ service: "omega", text: "Viene prima di questo." }],
};
const figures = [{ end: 12, label: "rilievi" }];

test.each<[page: string, without: string[], facts: Record<string, object>, there: string[], away: string[]]>([
  ["equipment-page", ["equipment", "software"], {}, [], ["strumenti", "software"]],
  ["portfolio-page", ["project"], {}, ["progetti"], []],
  ["project", [], { project: { services: [] } }, ["progetto"], ["servizi-collegati"]],
  ["service", ["equipment", "software"], usedTools, ["servizio"], ["strumenti"]],
  ["service", [], { service: costs }, ["costo", "collegati"], []],
  ["about-page", ["team-member", "equipment", "software"], toolsOfAbout, [], ["persone", "attrezzature"]],
  ["about-page", ["equipment-page"], toolsOfAbout, ["persone"], ["attrezzature"]],
  ["about-page", [], toolsOfAbout, ["persone", "attrezzature"], ["numeri", "video", "servizi"]],
  ["about-page", [], { studio: { counters: figures } }, ["numeri"], []],
  ["home-page", [], { studio: { experienceYears: 30, counters: [] } }, ["servizi"], ["numeri"]],
  ["contact-page", [], {}, ["messaggio"], ["mappa"]],
  ["contact-page", [], { "contact-page": { map: { heading: { title: "Mappa" } } } }, ["mappa"], []],
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
