import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DocumentNode } from "gatsby/graphql";
import { renderToStaticMarkup } from "react-dom/server";
import { type Kind, kinds, slugOf } from "../../content-model/kinds";
import { answer, type Content, type Entry } from "./answers";
import { show } from "./gatsby";
import { views } from "./views";

// As bundle.ts has it.
jest.mock("react", () => ({ ...jest.requireActual("react"), useLayoutEffect: () => undefined }));
jest.mock("gatsby", () => jest.requireActual("./gatsby"));
jest.mock("../../src/seo/seo", () => ({ Seo: () => null }));
jest.mock("../../src/ui/embed/lazy", () => jest.requireActual("../../src/ui/embed/eager"));

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
function printed(kind: string, entry: Entry): string {
  const others = saved[kind]?.filter(({ slug }) => slug !== entry.slug) ?? [];
  const content: Content = { entries: { ...saved, [kind]: [entry, ...others] }, picture: (src) => src };
  const { default: Page, query } = views[kind] as (typeof views)[string];
  const pageContext = { slug: entry.slug, page: 1, pages: 1, skip: 0, limit: 24 };
  show(content);
  return renderToStaticMarkup(
    <Page
      data={answer(query as DocumentNode, content, pageContext)}
      pageContext={pageContext}
      location={{ pathname: "/" }}
    />,
  );
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

test("every kind that the site prints has a view", () => {
  expect(kinds.map(({ name }) => name).filter((name) => !views[name])).toEqual(["navigation", "forms"]);
});

test.each(Object.keys(views))("each %s of the content is shown, and one that is still empty", (kind) => {
  for (const entry of saved[kind] ?? []) {
    const { title, name, hero } = entry as { title?: string; name?: string; hero?: { title: string } };
    expect(printed(kind, entry)).toContain(escaped(hero?.title ?? title ?? name ?? ""));
  }
  expect(printed(kind, { slug: "" })).toContain("</");
});
