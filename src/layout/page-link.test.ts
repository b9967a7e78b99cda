/** @jest-environment jsdom */
import { pageLinkOf } from "./page-link";

beforeEach(() => {
  document.body.innerHTML = `
    <a id="page" href="/about"><span>Chi siamo</span></a>
    <a id="section" href="/#servizi">Servizi</a>
    <a id="query" href="/contact?da=home">Contatti</a>
    <a id="here" href="#contenuto">Vai al contenuto</a>
    <a id="picture" href="/static/foto.jpg">Foto</a>
    <a id="tab" href="/about" target="_blank">Chi siamo</a>
    <a id="other" href="https://www.example.com/about">Altrove</a>
    <a id="phone" href="tel:+390000000000">Telefono</a>
    <a id="mail" href="mailto:info@studio.example">E-mail</a>
    <a id="nowhere">Niente</a>
    <p>Testo</p>`;
});

const linkAt = (selector: string) => pageLinkOf(document.querySelector(selector))?.id;

test.each([
  ["#page", "page"],
  ["#page span", "page"],
  ["#section", "section"],
  ["#query", "query"],
])("%s leads to a page of the site", (selector, id) => {
  expect(linkAt(selector)).toBe(id);
});

test.each(["#here", "#picture", "#tab", "#other", "#phone", "#mail", "#nowhere", "p"])(
  "%s does not",
  (selector) => {
    expect(linkAt(selector)).toBeUndefined();
  },
);

test("an event may happen on no element", () => {
  expect(pageLinkOf(document)).toBeUndefined();
  expect(pageLinkOf(null)).toBeUndefined();
});
