/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { navigateOnClick, pageLinkOf, prefetchOnIntent } from "./links";

const hovering = jest.fn();
const handedOn = jest.fn();
const stop = (event: Event) => event.preventDefault();

const setConnection = (value?: object) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

beforeAll(() => {
  prefetchOnIntent({ hovering });
  navigateOnClick();
  // After it: jsdom cannot load another page.
  document.addEventListener("click", (event) => {
    if (!event.defaultPrevented) handedOn();
    stop(event);
  });
});

beforeEach(() => {
  for (const mock of [jest.mocked(navigate), hovering, handedOn]) mock.mockClear();
  setConnection();
  document.body.innerHTML = `
    <a id="page" href="/about"><span>Chi siamo</span></a>
    <a id="section" href="/#servizi">Servizi</a>
    <a id="query" href="/services?tutti=1#dove-operiamo">Dove operiamo</a>
    <a id="same" href="${window.location.href}">Home</a>
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

test("which links lead to a page of the site", () => {
  const pages = ["#page", "#page span", "#section", "#query"];
  expect(pages.map(linkAt)).toEqual(["page", "page", "section", "query"]);
  const others = ["#here", "#picture", "#tab", "#other", "#phone", "#mail", "#nowhere", "p"];
  expect(others.filter(linkAt)).toEqual([]);
});

const click = (selector: string, options: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));

// The page that is already there is no further step back.
test.each([
  ["#query", "/services?tutti=1#dove-operiamo", false],
  ["#same", "/", true],
])("a click on %s leads to the page without loading all anew", (selector, to, replace) => {
  click(selector);
  expect(jest.mocked(navigate).mock.calls).toEqual([[to, { replace }]]);
  expect(handedOn).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is the browser's",
  (options) => {
    click("#page", options);
    expect(navigate).not.toHaveBeenCalled();
    expect(handedOn).toHaveBeenCalled();
  },
);

test.each<[string, object | undefined, string, string[]]>([
  ["a page on a fast line", { effectiveType: "4g" }, "#page span", ["/about", "/about"]],
  ["a section of this page", undefined, "#section", []],
  ["a page under Save-Data", { saveData: true }, "#page", []],
  ["a page on 2G", { effectiveType: "2g" }, "#page", []],
])("pointer or finger on %s: what is fetched ahead", (_, connection, selector, fetched) => {
  setConnection(connection);
  for (const event of ["mouseover", "touchstart"])
    document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
  expect(hovering.mock.calls).toEqual(fetched.map((path) => [path]));
});
