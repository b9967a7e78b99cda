import { render } from "@testing-library/react";
import { Helmet } from "./helmet-in-browser";

const head = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

beforeEach(() => {
  document.head.innerHTML = [
    "<title>Prima</title>",
    '<meta charset="utf-8">',
    '<meta data-react-helmet="true" name="description" content="Prima.">',
    '<meta data-react-helmet="true" name="theme-color" content="#0e2735">',
    '<link data-react-helmet="true" rel="canonical" href="https://www.studio.example/">',
    '<link rel="icon" href="/favicon.svg">',
  ].join("");
});

test("the head follows the page: its own elements stand in the place of the last page's, and nobody else's are touched", () => {
  render(
    <Helmet>
      <title>Pagina non trovata</title>
      <meta name="description" content="Indirizzo sconosciuto." />
      <meta name="theme-color" content="#0e2735" />
      <meta property="og:title" content="Pagina non trovata" />
      <meta name="robots" content="noindex" />
    </Helmet>,
  );
  expect(head().map((html) => html.replaceAll(' data-react-helmet="true"', ""))).toEqual([
    "<title>Pagina non trovata</title>",
    '<meta charset="utf-8">',
    '<link rel="icon" href="/favicon.svg">',
    '<meta name="description" content="Indirizzo sconosciuto.">',
    '<meta name="theme-color" content="#0e2735">',
    '<meta property="og:title" content="Pagina non trovata">',
    '<meta name="robots" content="noindex">',
  ]);
});

test("children that are not there are left out", () => {
  render(
    <Helmet>
      <title>Seconda</title>
      {null}
      {false}
    </Helmet>,
  );
  expect(document.title).toBe("Seconda");
  expect(document.head.querySelectorAll("[data-react-helmet]")).toHaveLength(0);
});
