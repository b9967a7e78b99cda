import { TextDecoder } from "node:util";
import { renderToStaticMarkup } from "react-dom/server";
import { folderReader } from "../../content-check/check";
import { loadContent } from "../../content-check/content";
import { validTree } from "../../content-check/testing/content-copy";
import { kindOf, kinds, slugOf } from "../../content-model/kinds";
import { type Entries, entriesOf, entriesWith, previewState, runQuery } from "./fake-gatsby";
import { SiteFooter, type View, views } from "./views";

// The server renderer warns about each layout effect.
jest.mock("react", () => ({ ...jest.requireActual("react"), useLayoutEffect: () => undefined }));
jest.mock("gatsby", () => jest.requireActual("./fake-gatsby"));
jest.mock("../../src/seo/seo", () => ({ Seo: () => null }));

// jsdom lacks `TextDecoder`.
Object.assign(globalThis, { TextDecoder });

type Entry = { slug: string };

function rendered(kind: string, entry: Entry, saved: Entries): string {
  previewState.entries = entriesWith(entry, kind, saved);
  const pageContext = { slug: entry.slug };
  return (views[kind] as View).pages
    .map(({ default: Page, query }) => (
      <Page
        key=""
        data={runQuery(query, pageContext)}
        pageContext={pageContext}
        location={{ pathname: "/" }}
      />
    ))
    .map((page) => renderToStaticMarkup(page))
    .join("");
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

test("every kind has a view", () => {
  expect(Object.keys(views).sort()).toEqual(kinds.map(({ name }) => name).sort());
});

test("renders every entry of the content, and an empty one of each kind", async () => {
  const reader = await folderReader({ contentRoot: "content", staticRoot: "static" });
  // Decoding the pictures would take most of the time.
  const { content } = await loadContent({ ...reader, picturesOf: async () => new Map() });
  const saved = entriesOf(content.files);
  for (const kind of Object.keys(views)) {
    for (const entry of (saved[kind] ?? []) as Entry[]) {
      const { title, name, hero } = entry as { title?: string; name?: string; hero?: { title: string } };
      const html = rendered(kind, entry, saved) + renderToStaticMarkup(<SiteFooter />);
      expect(html).toContain(escaped(hero?.title ?? title ?? name ?? ""));
    }
    expect(rendered(kind, { slug: "" }, saved)).toContain("</");
  }
});

async function minimalSite(): Promise<Record<string, Entry[]>> {
  const entries: Record<string, Entry[]> = {};
  for (const [at, value] of await validTree()) {
    const name = kindOf(at.replace("content/", ""))?.name ?? "";
    entries[name] = [...(entries[name] ?? []), { ...(value as object), slug: slugOf(at) }];
  }
  return entries;
}

const usedTools = { service: { equipment: ["livella"], software: ["cad"] } };
const aboutTools = { "about-page": { tools: { title: "Attrezzature" } } };
const costs = {
  cost: { paragraphs: ["Il preventivo dipende da tre cose."], factors: ["La distanza"], duties: [] },
  related: [{ service: "omega", text: "Viene prima di questo." }],
};
const figures = [{ end: 12, label: "rilievi" }];

test.each<
  [page: string, without: string[], facts: Record<string, object>, shown: string[], omitted: string[]]
>([
  ["equipment-page", ["equipment", "software"], {}, [], ["strumenti", "software"]],
  ["portfolio-page", ["project"], {}, ["progetti"], []],
  ["project", [], { project: { services: [] } }, ["progetto"], ["servizi-collegati"]],
  ["service", ["equipment", "software"], usedTools, ["servizio"], ["strumenti"]],
  ["service", [], { service: costs }, ["costo", "collegati"], []],
  ["about-page", ["team-member", "equipment", "software"], aboutTools, [], ["persone", "attrezzature"]],
  ["about-page", ["equipment-page"], aboutTools, ["persone"], ["attrezzature"]],
  ["about-page", [], aboutTools, ["persone", "attrezzature"], ["numeri", "video", "servizi"]],
  ["about-page", [], { studio: { counters: figures } }, ["numeri"], []],
  ["home-page", [], { studio: { experienceYears: 30, counters: [] } }, ["servizi"], ["numeri"]],
  ["contact-page", [], {}, ["messaggio"], ["mappa"]],
  ["contact-page", [], { "contact-page": { map: { heading: { title: "Mappa" } } } }, ["mappa"], []],
])(
  "%s without %j and with %j has the sections %j and omits %j",
  async (page, without, facts, expected, omitted) => {
    const entries = await minimalSite();
    for (const [kind, fields] of Object.entries(facts))
      entries[kind] = (entries[kind] ?? []).map((entry) => ({ ...entry, ...fields }));
    for (const kind of without) entries[kind] = [];
    const html = rendered(page, entries[page]?.[0] as Entry, entries);
    expect(html).not.toMatch(/<(?:ul|dl|figure|picture)[^>]*><\//u);
    const sections = [...html.matchAll(/<section id="(?<id>[^"]+)"/gu)].map(({ groups }) => groups?.id);
    expect(sections).toEqual(expect.arrayContaining(expected));
    expect(sections.filter((id) => omitted.includes(String(id)))).toEqual([]);
  },
);
