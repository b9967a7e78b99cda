import { applicationLoader, onceSeen } from "./load-application";

const picture = '<img fetchpriority="high" alt="">';

const pending = () => jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
/** The browser draws a frame. */
const draw = () => jest.advanceTimersByTime(20);
const provide = (PerformanceObserver: unknown) => Object.assign(window, { PerformanceObserver });

const seen = jest.fn();
function show(html: string) {
  document.body.innerHTML = html;
  onceSeen(seen);
  return document.querySelector("img") as HTMLImageElement;
}

beforeEach(() => {
  document.head.replaceChildren();
  seen.mockClear();
  provide(undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("a page is seen", () => {
  test.each(["<p>Testo</p>", picture])("once %s has been drawn", (html) => {
    show(html);
    expect(seen).not.toHaveBeenCalled();
    draw();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test.each(["load", "error"])("once, after the largest picture's %s", (type) => {
    pending();
    const largest = show(picture);
    draw();
    expect(seen).not.toHaveBeenCalled();
    largest.dispatchEvent(new Event(type));
    largest.dispatchEvent(new Event(type));
    draw();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test("after the first contentful paint where the browser reports it", () => {
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
    show("<p>Testo</p>");
    const paint = (shown: string) => report({ getEntriesByName: (name) => (name === shown ? [{}] : []) });
    draw();
    expect(observe).toHaveBeenCalledWith({ type: "paint", buffered: true });
    paint("first-paint");
    expect(seen).not.toHaveBeenCalled();
    paint("first-contentful-paint");
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test.each([{}, { supportedEntryTypes: ["longtask"] }])("without an observer of paint: %j", (old) => {
    provide(old);
    show("<p>Testo</p>");
    draw();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test("after five seconds, whatever becomes of the picture", () => {
    pending();
    const largest = show(picture);
    jest.advanceTimersByTime(4_999);
    expect(seen).not.toHaveBeenCalled();
    jest.advanceTimersByTime(20);
    largest.dispatchEvent(new Event("load"));
    draw();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test("after five seconds in a tab that is not drawn", () => {
    jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
    show("<p>Testo</p>");
    jest.advanceTimersByTime(5_000);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe("the application", () => {
  const [sheet, a, b, data, form] = [
    '<link rel="stylesheet" href="/styles.css">',
    '<script src="/a.js" async=""></script>',
    '<script src="/b.js" async=""></script>',
    '<link rel="preload" as="fetch" crossorigin="anonymous" href="/app-data.json">',
    '<script src="/form.js" async=""></script>',
  ];
  const loader = () =>
    applicationLoader({
      sheet: "/styles.css",
      scripts: "/a.js /b.js",
      acts: "/form.js",
      fetches: "/app-data.json",
    });
  /** Resources that the page has asked for. */
  const fetched = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

  test("is asked for once, and for an act what that needs besides", () => {
    const load = loader();
    load();
    draw();
    expect(fetched()).toEqual([sheet, a, b, data]);
    load(true);
    load();
    draw();
    expect(fetched()).toEqual([sheet, a, b, data, form]);
  });

  test("is asked for again where a part of it did not arrive", () => {
    const load = loader();
    load();
    draw();
    document.querySelector('[src="/b.js"]')?.dispatchEvent(new Event("error"));
    load();
    draw();
    expect(fetched()).toEqual([sheet, a, data, b]);
  });

  test("comes each part in a task of its own, so that the browser can answer in between", async () => {
    jest.useRealTimers();
    loader()();
    const counts: number[] = [];
    await new Promise<void>((resolve) => {
      // An observer is called once after each task.
      new MutationObserver(() => {
        if (counts.push(fetched().length) === 4) resolve();
      }).observe(document.head, { childList: true });
    });
    expect(counts).toEqual([1, 2, 3, 4]);
  });
});
