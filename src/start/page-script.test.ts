/** @jest-environment jsdom */
import { liveEvent } from "./live-event";
import { pageScript } from "./page-script";

const settled = () => new Promise((resolve) => setTimeout(resolve));
const reload = jest.fn();
const fetchMock = jest.fn();

type Page = {
  path: string;
  /** Attributes of the script, besides its path. */
  attributes?: Record<string, string>;
  /** What stands before it in the page. */
  html?: string;
  /** What the browser has. */
  globals?: object;
};

/** Runs the script as the page would, in a scope whose globals can be watched. */
function run({ path, attributes = {}, html = "", globals = {} }: Page) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const script = page.createElement("script");
  script.dataset.path = path;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const scope = {
    window: { ...globals } as { pagePath?: string; pageData?: unknown },
    document: new Proxy(page, {
      get: (target, name) => {
        if (name === "currentScript") return script;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
    addEventListener: jest.fn(),
    history: window.history,
    location: { href: "https://sito.example/about", reload },
    fetch: fetchMock,
  };
  new Function(...Object.keys(scope), pageScript)(...Object.values(scope));
  const listeners = new Map<string, (event: { target?: Element }) => void>(
    scope.addEventListener.mock.calls.map(([type, listener]) => [type, listener]),
  );
  return {
    page,
    window: scope.window,
    fetched: () => [...page.head.querySelectorAll("script, link")].map((element) => element.outerHTML),
    fail: (target: Element) => listeners.get("error")?.({ target }),
    becomeLive: () => listeners.get(liveEvent)?.({}),
  };
}

function scriptElement(src: string) {
  const script = document.createElement("script");
  script.setAttribute("src", src);
  return script;
}

const answer = (html: string, ok = true) => ({ ok, text: () => Promise.resolve(html) });

beforeEach(() => {
  jest.resetAllMocks();
  window.history.replaceState({ key: "a" }, "");
});

test("tells Gatsby the page's path", () => {
  expect(run({ path: "/services/catasto" }).window).toEqual({ pagePath: "/services/catasto" });
});

test("gives Gatsby the page's data", () => {
  const html = '<script type="application/json" id="page-data">{"path":"/about"}</script>';
  expect(run({ path: "/about", html }).window.pageData).toEqual({ path: "/about" });
});

describe("scripts and shared data", () => {
  const attributes = { "data-scripts": "/a.js /b.js", "data-fetches": "/app-data.json" };
  const resources = [
    '<script src="/a.js" async=""></script>',
    '<script src="/b.js" async=""></script>',
    '<link rel="preload" as="fetch" crossorigin="anonymous" href="/app-data.json">',
  ];
  const picture = '<img fetchpriority="high" alt="">';
  const start = (html: string, globals = {}) => {
    const started = run({ path: "/about", attributes, html, globals });
    return { ...started, picture: started.page.querySelector("img") as HTMLImageElement };
  };
  const pending = () => jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** The browser draws a frame. */
  const draw = () => jest.advanceTimersByTime(20);
  beforeEach(() => void jest.useFakeTimers());

  test.each(["<p>Testo</p>", picture])("come once %s has been drawn", (html) => {
    const { fetched } = start(html);
    expect(fetched()).toEqual([]);
    draw();
    expect(fetched()).toEqual(resources);
  });

  test.each(["load", "error"])("come once after the largest picture's %s", (type) => {
    pending();
    const { fetched, picture: largest } = start(picture);
    expect(fetched()).toEqual([]);
    draw();
    expect(fetched()).toEqual([]);
    largest.dispatchEvent(new Event(type));
    largest.dispatchEvent(new Event(type));
    draw();
    expect(fetched()).toEqual(resources);
  });

  test("wait for the screen where the browser tells of it", () => {
    let tell = (_: { getEntriesByName: (name: string) => object[] }) => {};
    const observe = jest.fn();
    class PerformanceObserver {
      static supportedEntryTypes = ["navigation", "paint"];
      observe = observe;
      constructor(callback: typeof tell) {
        tell = callback;
      }
    }
    const { fetched } = start("<p>Testo</p>", { PerformanceObserver });
    const paint = (shown: string) => tell({ getEntriesByName: (name) => (name === shown ? [{}] : []) });
    draw();
    expect(observe).toHaveBeenCalledWith({ type: "paint", buffered: true });
    paint("first-paint");
    expect(fetched()).toEqual([]);
    paint("first-contentful-paint");
    draw();
    expect(fetched()).toEqual(resources);
  });

  test.each([
    ["none", undefined],
    ["an old one", {}],
    ["one for other things", { supportedEntryTypes: ["longtask"] }],
  ])("do not wait for a browser's observer that does not tell of it: %s", (_, PerformanceObserver) => {
    const { fetched } = start("<p>Testo</p>", { PerformanceObserver });
    draw();
    expect(fetched()).toEqual(resources);
  });

  test("come after five seconds, whatever becomes of the picture", () => {
    pending();
    const { fetched, picture: largest } = start(picture);
    jest.advanceTimersByTime(4_999);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(20);
    expect(fetched()).toEqual(resources);
    largest.dispatchEvent(new Event("load"));
    draw();
    expect(fetched()).toEqual(resources);
  });

  test("come after five seconds in a tab that is not drawn", () => {
    jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
    const { fetched } = start("<p>Testo</p>");
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(5_020);
    expect(fetched()).toEqual(resources);
  });

  test("are asked for in tasks of their own, so that the browser can answer in between", async () => {
    jest.useRealTimers();
    const { page, fetched } = start("<p>Testo</p>");
    const counts: number[] = [];
    await new Promise<void>((resolve) => {
      // Told of once after each task.
      new MutationObserver(() => {
        if (counts.push(fetched().length) === resources.length) resolve();
      }).observe(page.head, { childList: true });
    });
    expect(counts).toEqual([1, 2, 3]);
  });

  test("are none where the page names none", () => {
    expect(run({ path: "/about" }).fetched()).toEqual([]);
  });
});

test("a page that names scripts of an older publication is reloaded once", async () => {
  fetchMock.mockResolvedValue(answer('<script src="/app-new.js">'));
  const { fail } = run({ path: "/about" });
  fail(scriptElement("/app-old.js"));
  fail(scriptElement("/framework-old.js"));
  await settled();
  expect(fetchMock).toHaveBeenCalledWith("https://sito.example/about", { cache: "reload" });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ key: "a", renewed: true });
  fail(scriptElement("/app-old.js"));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ["names the same script", () => Promise.resolve(answer('<script src="/app-old.js">'))],
  ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is an error", () => Promise.resolve(answer("502 Bad Gateway", false))],
])("a page that %s stays as it is", async (_, fetched) => {
  fetchMock.mockImplementation(fetched);
  run({ path: "/about" }).fail(scriptElement("/app-old.js"));
  await settled();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("once React is in charge, a missing script is the business of who asked for it", async () => {
  fetchMock.mockResolvedValue(answer('<script src="/app-new.js">'));
  const { fail, becomeLive } = run({ path: "/about" });
  fail(scriptElement("/app-old.js"));
  becomeLive();
  fail(scriptElement("/component-old.js"));
  await settled();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("what is no script of ours is none of its business", async () => {
  const { fail } = run({ path: "/about" });
  fail(document.createElement("img"));
  fail(scriptElement("https://altrove.example/x.js"));
  await settled();
  expect(fetchMock).not.toHaveBeenCalled();
});
