import { disableCorePrefetching, prefetchOnIntent } from "./prefetch";

const hovering = jest.fn();
const loader = { hovering };
const setConnection = (value: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

const touch = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event("touchstart", { bubbles: true }));

beforeAll(() => prefetchOnIntent(loader));

beforeEach(() => {
  hovering.mockClear();
  setConnection(undefined);
  document.body.innerHTML = `
    <a id="page" href="/about"><span>Chi siamo</span></a>
    <a id="section" href="/#servizi">Servizi</a>
    <a id="picture" href="/static/foto.jpg">Foto</a>
    <a id="tab" href="/about" target="_blank">Chi siamo</a>
    <a id="other" href="https://www.example.com/about">Altrove</a>
    <a id="phone" href="tel:+390000000000">Telefono</a>
    <p>Testo</p>`;
});

test("nothing is fetched ahead for being in view", () => {
  expect(disableCorePrefetching?.({} as never, { plugins: [] })).toBe(true);
});

test("a page is fetched ahead when a finger touches its link", () => {
  touch("#page span");
  expect(hovering.mock.calls).toEqual([["/about"]]);
});

test.each(["#section", "#picture", "#tab", "#other", "#phone", "p"])(
  "what %s leads to is no other page",
  (selector) => {
    touch(selector);
    expect(hovering).not.toHaveBeenCalled();
  },
);

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead where the browser says %p",
  (connection) => {
    setConnection(connection);
    touch("#page");
    loader.hovering("/about");
    expect(hovering).not.toHaveBeenCalled();
  },
);

test("on a line that is not to be spared a pointer fetches ahead", () => {
  setConnection({ effectiveType: "4g" });
  loader.hovering("/about");
  expect(hovering).toHaveBeenCalledWith("/about");
});
