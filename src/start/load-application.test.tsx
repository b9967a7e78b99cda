import { applicationLoader, onceUsed } from "./load-application";

beforeEach(() => {
  document.head.replaceChildren();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test.each(["scroll", "pointermove", "pointerdown", "keydown"])("%s is a first interaction, once", (sign) => {
  const used = jest.fn();
  onceUsed(used);
  window.dispatchEvent(new Event("focus"));
  expect(used).not.toHaveBeenCalled();
  for (const type of [sign, sign, "scroll"]) window.dispatchEvent(new Event(type));
  expect(used.mock.calls).toEqual([[]]);
});

const [a, b, data] = [
  '<script src="/a.js" async=""></script>',
  '<script src="/b.js" async=""></script>',
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/app-data.json">',
];
const sheet = '<link rel="preload" as="style" href="/styles.css">';
/** Resources that the page has asked for. */
const fetched = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

test("the application is asked for once, each part in a task of its own; again where it did not arrive", () => {
  const load = applicationLoader({ scripts: "/a.js /b.js", fetches: "/app-data.json", sheet: "/styles.css" });
  load();
  // Between them the browser can answer.
  expect(jest.getTimerCount()).toBe(4);
  load();
  jest.runAllTimers();
  expect(fetched()).toEqual([a, b, data, sheet]);

  document.querySelector('[src="/b.js"]')?.dispatchEvent(new Event("error"));
  load();
  jest.runAllTimers();
  expect(fetched()).toEqual([a, data, sheet, b]);
});
