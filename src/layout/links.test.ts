/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { disableCorePrefetching, navigateOnClick, pageLinkOf, prefetchOnIntent } from "./links";

const hovering = jest.fn();
const handedOn = jest.fn();
const stop = (event: Event) => event.preventDefault();

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
  setConnection(undefined);
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

const click = (selector: string, options: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));

test("a click on a link leads to the page without loading all anew", () => {
  click("#query");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/services?tutti=1#dove-operiamo", { replace: false }]]);
  expect(handedOn).not.toHaveBeenCalled();
});

test("the page that is already there is no further step back", () => {
  click("#same");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/", { replace: true }]]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is the browser's",
  (options) => {
    click("#page", options);
    expect(navigate).not.toHaveBeenCalled();
    expect(handedOn).toHaveBeenCalled();
  },
);

test("what other code has answered is left alone", () => {
  const link = document.querySelector("#page");
  link?.addEventListener("click", stop);
  click("#page");
  expect(navigate).not.toHaveBeenCalled();
});

const setConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

const meet = (event: string, selector = "#page span") =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
const events = ["mouseover", "touchstart"];

test("nothing is fetched ahead for being in view", () => {
  expect(disableCorePrefetching?.({} as never, { plugins: [] })).toBe(true);
});

test.each(events)("a page is fetched ahead on %s", (event) => {
  setConnection({ effectiveType: "4g" });
  meet(event);
  expect(hovering.mock.calls).toEqual([["/about"]]);
});

test.each(["#section", "#picture", "p"])("what %s leads to is no other page", (selector) => {
  for (const event of events) meet(event, selector);
  expect(hovering).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead where the browser says %p",
  (connection) => {
    setConnection(connection);
    for (const event of events) meet(event);
    expect(hovering).not.toHaveBeenCalled();
  },
);
