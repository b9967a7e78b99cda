import { applicationLoader, onceUsed } from "./load-application";

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test.each(["scroll", "pointermove", "pointerdown", "keydown"])("%s is a first sign of life, once", (sign) => {
  const used = jest.fn();
  onceUsed(used);
  window.dispatchEvent(new Event("focus"));
  expect(used).not.toHaveBeenCalled();
  for (const type of [sign, sign, "scroll"]) window.dispatchEvent(new Event(type));
  expect(used.mock.calls).toEqual([[]]);
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
    jest.runAllTimers();
    expect(fetched()).toEqual([sheet, a, b, data]);
    load(true);
    load();
    jest.runAllTimers();
    expect(fetched()).toEqual([sheet, a, b, data, form]);
  });

  test("is asked for again where a part of it did not arrive", () => {
    const load = loader();
    load();
    jest.runAllTimers();
    document.querySelector('[src="/b.js"]')?.dispatchEvent(new Event("error"));
    load();
    jest.runAllTimers();
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
