/** @jest-environment jsdom */
import { disableCorePrefetching, prefetchOnIntent } from "./prefetch";

const hovering = jest.fn();
const setConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

const meet = (event: string, selector = "#page span") =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
const events = ["mouseover", "touchstart"];

beforeAll(() => prefetchOnIntent({ hovering }));

beforeEach(() => {
  hovering.mockClear();
  setConnection(undefined);
  document.body.innerHTML = `
    <a id="page" href="/about"><span>Chi siamo</span></a>
    <a id="section" href="/#servizi">Servizi</a>
    <a id="picture" href="/static/foto.jpg">Foto</a>
    <p>Testo</p>`;
});

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
