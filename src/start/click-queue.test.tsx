import { hydratedEvent } from "../lib/hydrated-event";
import { queueClicks } from "./click-queue";

const load = jest.fn();
/** Clicks that reach the page: what the browser, or a hydrated page, is left to do. */
const reached = jest.fn((event: Event) => event.preventDefault());
let acts: ReturnType<typeof queueClicks>;
let forget: (() => void)[];

/** Takes off what a test has made the document or the window listen for. */
function forgetListeners(target: Document | Window) {
  const { mock } = jest.spyOn(target, "addEventListener");
  return () => {
    for (const [type, listener, options] of mock.calls) target.removeEventListener(type, listener, options);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  forget = [document, window].map(forgetListeners);
  document.body.innerHTML = `<main>
    <a href="/static/ponte.jpg" id="picture"><img alt="Ponte"></a>
    <button type="button" id="next">Avanti</button>
    <form id="quote-form"><input id="name" name="name"><button type="submit" id="send"><span>Invia</span></button></form>
    <a href="/about" id="page">Chi siamo</a>
  </main><header><button type="button" id="menu">Menu</button></header>`;
  acts = queueClicks(load);
  document.body.addEventListener("click", reached);
});
afterEach(() => {
  for (const undo of forget) undo();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, options?: MouseEventInit) =>
  (element(id).firstElementChild ?? element(id)).dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...options }),
  );
const hydrate = () => window.dispatchEvent(new Event(hydratedEvent));
const pass = (time: number) => jest.advanceTimersByTime(time);
const targets = () => reached.mock.calls.map(([{ target }]) => (target as HTMLElement).id);

test("held back, fetched, and carried out once when it is there", () => {
  expect(press("next")).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  press("next");
  expect(targets()).toEqual([]);
  hydrate();
  hydrate();
  pass(60_000);
  expect(targets()).toEqual(["next"]);
});

test.each([
  ["a link to a page", "page", {}],
  ["a button of the header", "menu", {}],
  ["a picture in a new tab", "picture", { ctrlKey: true }],
  ["a button of a hydrated page", "next", {}, hydrate],
])("%s needs no application", (_, id, options, prepare = () => true) => {
  prepare();
  press(id, options);
  expect(load).not.toHaveBeenCalled();
  expect(reached).toHaveBeenCalledTimes(1);
});

test("what takes more than 300 ms shows it, until another act takes its place; a button waits for the scripts", () => {
  press("picture");
  pass(299);
  expect(element("picture")).not.toHaveAttribute("aria-busy");
  pass(1);
  expect(element("picture")).toHaveAttribute("aria-busy", "true");
  press("next");
  expect(element("picture")).not.toHaveAttribute("aria-busy");
  pass(9_999);
  expect(targets()).toEqual([]);
  hydrate();
  expect(targets()).toEqual(["next"]);
  expect(element("next")).not.toHaveAttribute("aria-busy");
});

test("a button for which nothing has come in ten seconds gives way to what works without scripts", () => {
  press("next");
  pass(10_000);
  expect(document.documentElement.dataset.scripts).toBe("missing");
  expect(element("next")).not.toHaveAttribute("aria-busy");
  hydrate();
  expect(targets()).toEqual([]);
});

test.each<[string, () => unknown]>([
  ["Escape", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
  [
    "a press on something else",
    () => element("menu").dispatchEvent(new Event("pointerdown", { bubbles: true })),
  ],
])("what waits is taken back by %s", (_, takeBack) => {
  press("picture");
  pass(400);
  element("picture").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(element("picture")).toHaveAttribute("aria-busy");
  takeBack();
  expect(element("picture")).not.toHaveAttribute("aria-busy");
  hydrate();
  pass(60_000);
  expect(targets()).toEqual([]);
});

test("without a connection the page stays, says why for a while, and tries anew", () => {
  const connect = (isThere: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  connect(false);
  press("picture");
  pass(4_001);
  expect(targets()).toEqual([]);
  expect(document.querySelector("[role=alert]")).toHaveTextContent(/^La connessione manca: l’immagine/u);
  pass(60_000);
  expect(document.querySelector("[role=alert]")).toBeNull();
  press("picture");
  connect(true);
  hydrate();
  expect(targets()).toEqual(["picture"]);
});

test("when a script is missing, the browser takes over at once; nothing stays busy", () => {
  press("picture");
  acts.fail();
  expect(targets()).toEqual(["picture"]);
  press("next");
  pass(400);
  acts.fail();
  expect(element("next")).not.toHaveAttribute("aria-busy");
  hydrate();
  expect(targets()).toEqual(["picture"]);
});

test("a field with the focus loads the application, also if it had the focus before the page's script ran", () => {
  expect(acts.hasActed()).toBe(false);
  element("name").focus();
  expect(acts.hasActed()).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(queueClicks(load).hasActed()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test("what waits is forgotten when a link is followed", () => {
  press("picture");
  press("page");
  reached.mockClear();
  pass(60_000);
  hydrate();
  expect(targets()).toEqual([]);
});

test("where React has built the page anew, the act finds its place in it", () => {
  press("next");
  const main = document.querySelector("main") as HTMLElement;
  main.innerHTML = String(main.innerHTML);
  hydrate();
  expect(targets()).toEqual(["next"]);
});
