import { hydratedEvent } from "../lib/hydrated-event";
import { carryOutActs } from "./acts";

const load = jest.fn();
/** Clicks that reach the page: what the browser, or a hydrated page, is left to do. */
const reached = jest.fn((event: Event) => event.preventDefault());
let acts: ReturnType<typeof carryOutActs>;
/** One watch over each document: listeners of the test before are taken off it. */
let stop: AbortController;

function listenUntil(target: EventTarget, { signal }: AbortController) {
  const add = EventTarget.prototype.addEventListener.bind(target);
  Object.assign(target, {
    addEventListener: (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) =>
      add(type, listener, { ...(typeof options === "object" ? options : { capture: options }), signal }),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  stop = new AbortController();
  for (const target of [document, window]) listenUntil(target, stop);
  document.body.innerHTML = `<main>
    <a href="/static/ponte.jpg" id="picture"><img alt="Ponte"></a>
    <button type="button" id="next">Avanti</button>
    <div data-waiting><button type="button" id="video">Carica il video</button></div>
    <form><input id="name"><button type="submit" id="send"><span>Invia</span></button></form>
    <a href="/about" id="page">Chi siamo</a>
  </main><header><button type="button" id="menu">Menu</button></header>`;
  acts = carryOutActs(load);
  document.body.addEventListener("click", reached);
});
afterEach(() => {
  stop.abort();
  for (const target of [document, window]) Reflect.deleteProperty(target, "addEventListener");
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

test.each(["picture", "next", "send"])(
  "%s: held back, fetched, and carried out once when it is there",
  (id) => {
    expect(press(id)).toBe(false);
    expect(load).toHaveBeenCalledWith(true);
    press(id);
    expect(targets()).toEqual([]);
    hydrate();
    expect(targets()).toEqual([id]);
    hydrate();
    pass(60_000);
    expect(targets()).toEqual([id]);
  },
);

test("what is pressed after hydration is the page's affair", () => {
  hydrate();
  press("next");
  expect(load).not.toHaveBeenCalled();
  expect(reached).toHaveBeenCalledTimes(1);
});

test.each([
  ["a link to a page", "page", {}],
  ["a button of the header", "menu", {}],
  ["a picture in a new tab", "picture", { ctrlKey: true }],
])("%s needs no application", (_, id, options) => {
  press(id, options);
  expect(load).not.toHaveBeenCalled();
  expect(reached).toHaveBeenCalledTimes(1);
});

test("what takes more than 300 ms shows it, until it is done", () => {
  press("next");
  pass(299);
  expect(element("next")).not.toHaveAttribute("aria-busy");
  pass(1);
  expect(element("next")).toHaveAttribute("aria-busy", "true");
  hydrate();
  expect(element("next")).not.toHaveAttribute("aria-busy");
});

test("of two acts the last one counts", () => {
  press("picture");
  pass(400);
  press("send");
  expect(element("picture")).not.toHaveAttribute("aria-busy");
  pass(3_999);
  expect(targets()).toEqual([]);
  hydrate();
  expect(targets()).toEqual(["send"]);
});

test.each(["picture", "send"])(
  "%s: after four seconds the browser does what it does without scripts",
  (id) => {
    press(id);
    pass(3_999);
    expect(targets()).toEqual([]);
    pass(1);
    expect(targets()).toEqual([id]);
    // It came late after all.
    hydrate();
    expect(targets()).toEqual([id]);
  },
);

test("once it has come to that, the next press does not wait, but asks again for what is missing", () => {
  press("send");
  pass(4_000);
  load.mockClear();
  press("send");
  expect(reached).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledWith(true);
});

test("a button that only scripts can serve waits longer than four seconds", () => {
  press("next");
  pass(9_000);
  expect(targets()).toEqual([]);
  expect(element("next")).toHaveAttribute("aria-busy", "true");
  hydrate();
  expect(targets()).toEqual(["next"]);
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

test("a field that takes the focus loads the application; nothing is held back", () => {
  expect(acts.hasActed()).toBe(false);
  element("name").focus();
  expect(load).toHaveBeenCalledWith(true);
  expect(acts.hasActed()).toBe(true);
});

test("so does one that had it before the page's script ran", () => {
  element("name").focus();
  jest.clearAllMocks();
  expect(carryOutActs(load).hasActed()).toBe(true);
  expect(load).toHaveBeenCalledWith(true);
});

test.each<[string, () => unknown]>([
  ["a link is followed", () => press("page")],
  ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
])("what waits is forgotten when %s", (_, leave) => {
  press("picture");
  leave();
  reached.mockClear();
  pass(60_000);
  hydrate();
  expect(targets()).toEqual([]);
});

test("a part that is hydrated after the rest keeps its act until it says so", () => {
  press("video");
  hydrate();
  press("video");
  expect(targets()).toEqual([]);
  document.querySelector("[data-waiting]")?.removeAttribute("data-waiting");
  hydrate();
  expect(targets()).toEqual(["video"]);
});

test("where React has built the page anew, the act finds its place in it", () => {
  press("next");
  const main = document.querySelector("main") as HTMLElement;
  main.innerHTML = String(main.innerHTML);
  hydrate();
  expect(targets()).toEqual(["next"]);
});
