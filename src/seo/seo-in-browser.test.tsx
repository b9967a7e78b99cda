import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Seo } from "./seo-in-browser";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { siteUrl: "https://www.studio.example" } },
    studio: { name: "Studio Prova" },
  });
  document.head.innerHTML =
    '<title>Prima</title><link rel="icon" href="/favicon.svg"><link rel="canonical" href="https://www.studio.example/">';
});

const head = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

test("title and canonical address follow the visitor; nothing else is touched", () => {
  const { rerender } = render(<Seo title="Catasto" description="Misure." pathname="/services/catasto" />);
  expect(head()).toEqual([
    "<title>Catasto | Studio Prova</title>",
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="canonical" href="https://www.studio.example/services/catasto">',
  ]);

  rerender(<Seo title="Pagina non trovata" description="Nulla qui." />);
  expect(head()).toEqual([
    "<title>Pagina non trovata | Studio Prova</title>",
    '<link rel="icon" href="/favicon.svg">',
  ]);

  rerender(<Seo title="Contatti" description="Dove." pathname="/contact" />);
  expect(head()).toContain('<link rel="canonical" href="https://www.studio.example/contact">');
});
