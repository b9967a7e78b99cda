/** Compares the editor's preview with the build's pages, both from the accepted content. */
import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { folderReader } from "../../content-check/check";
import { loadContent } from "../../content-check/content";
import { routes } from "../../content-model/routes";
import { contextOf, entriesOf, previewState, runQuery } from "../../editor/preview/fake-gatsby";
import { SiteFooter, type View, views } from "../../editor/preview/views";
import { contentFolder, linksIn, oneLine, only, readPage } from "./support";

jest.mock("gatsby", () => jest.requireActual("../../editor/preview/fake-gatsby"));
jest.mock("../../src/seo/seo", () => ({ Seo: () => null }));
// Removes layout effects, about each of which the server renderer warns.
jest.mock("react", () => ({ ...jest.requireActual("react"), useLayoutEffect: () => undefined }));

Object.assign(globalThis, { __BUILD_DATE__: new Date().toISOString().slice(0, 10) });
// Makes the forms look configured, like editor/bundle.ts.
process.env.GATSBY_EMAILJS_ORIGIN = "/";

const reader = folderReader({ contentRoot: contentFolder, staticRoot: "static" });

/** Lists texts, alternative texts and links. Omits inline scripts, which only the build has, and the build's day. */
function printedIn(html: string) {
  const part = parse(html, { blockTextElements: { script: true, style: true } });
  for (const element of part.querySelectorAll("script, style, [data-today]")) element.remove();
  const pictures = part.querySelectorAll("img").map((image) => image.getAttribute("alt"));
  const links = linksIn(part).map((link) => link.replace(/^(?:\/static|\.\.\/images)\/.*\//u, ""));
  return { lines: oneLine(part.structuredText).split(/(?<=[.:;]) /u), pictures, links };
}

it.each([...routes, { path: "/404", kind: "not-found-page" } as const])(
  "$path ($kind): the preview prints what the page prints",
  async ({ path, kind }) => {
    const { files } = (await loadContent(await reader)).content;
    previewState.entries = entriesOf(files);
    const { pages } = views[kind] as View;
    expect(pages).toHaveLength(1);
    for (const { slug } of previewState.entries[kind] ?? []) {
      const pageContext = contextOf(kind, slug);
      const pageProps = { pageContext, location: { pathname: "/" } };
      const html = pages.map(({ default: Page, query }) =>
        renderToStaticMarkup(createElement(Page, { ...pageProps, data: runQuery(query, pageContext) })),
      );
      html.push(renderToStaticMarkup(createElement(SiteFooter)));
      const route = path.replace("{slug}", String(slug));
      const { document, main } = readPage(route);
      const builtHtml = [main, only(document, "body footer:last-of-type")].join("");
      expect({ route, ...printedIn(html.join("")) }).toEqual({ route, ...printedIn(builtHtml) });
    }
  },
);
