import { loadApplication } from "./load-application";

const resources = [
  '<script src="/a.js" async=""></script>',
  '<script src="/b.js" async=""></script>',
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/app-data.json">',
];
const picture = '<img fetchpriority="high" alt="">';

/** Resources that the page has asked for. */
const fetched = () => [...document.head.querySelectorAll("script, link")].map(({ outerHTML }) => outerHTML);

function start(html: string) {
  document.body.innerHTML = html;
  loadApplication({ scripts: "/a.js /b.js", fetches: "/app-data.json" });
  return document.querySelector("img") as HTMLImageElement;
}

const pending = () => jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
/** The browser draws a frame. */
const draw = () => jest.advanceTimersByTime(20);
const provide = (PerformanceObserver: unknown) => Object.assign(window, { PerformanceObserver });

beforeEach(() => {
  document.head.replaceChildren();
  provide(undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(["<p>Testo</p>", picture])("loads once %s has been drawn", (html) => {
  start(html);
  expect(fetched()).toEqual([]);
  draw();
  expect(fetched()).toEqual(resources);
});

test.each(["load", "error"])("loads once after the largest picture's %s", (type) => {
  pending();
  const largest = start(picture);
  draw();
  expect(fetched()).toEqual([]);
  largest.dispatchEvent(new Event(type));
  largest.dispatchEvent(new Event(type));
  draw();
  expect(fetched()).toEqual(resources);
});

test("waits for the first contentful paint where the browser reports it", () => {
  let report = (_: { getEntriesByName: (name: string) => object[] }) => {};
  const observe = jest.fn();
  class PerformanceObserver {
    static supportedEntryTypes = ["navigation", "paint"];
    observe = observe;
    constructor(callback: typeof report) {
      report = callback;
    }
  }
  provide(PerformanceObserver);
  start("<p>Testo</p>");
  const paint = (shown: string) => report({ getEntriesByName: (name) => (name === shown ? [{}] : []) });
  draw();
  expect(observe).toHaveBeenCalledWith({ type: "paint", buffered: true });
  paint("first-paint");
  expect(fetched()).toEqual([]);
  paint("first-contentful-paint");
  draw();
  expect(fetched()).toEqual(resources);
});

test.each([{}, { supportedEntryTypes: ["longtask"] }])(
  "does not wait for an observer without paint: %j",
  (old) => {
    provide(old);
    start("<p>Testo</p>");
    draw();
    expect(fetched()).toEqual(resources);
  },
);

test("loads after five seconds, whatever becomes of the picture", () => {
  pending();
  const largest = start(picture);
  jest.advanceTimersByTime(4_999);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(20);
  largest.dispatchEvent(new Event("load"));
  draw();
  expect(fetched()).toEqual(resources);
});

test("loads after five seconds in a tab that is not drawn", () => {
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  start("<p>Testo</p>");
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(5_020);
  expect(fetched()).toEqual(resources);
});

test("adds each resource in a task of its own, so that the browser can answer in between", async () => {
  jest.useRealTimers();
  start("<p>Testo</p>");
  const counts: number[] = [];
  await new Promise<void>((resolve) => {
    // An observer is called once after each task.
    new MutationObserver(() => {
      if (counts.push(fetched().length) === resources.length) resolve();
    }).observe(document.head, { childList: true });
  });
  expect(counts).toEqual([1, 2, 3]);
});
