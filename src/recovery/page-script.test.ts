import { liveEvent } from "./live-event";
import { pageScript } from "./page-script";

const settled = () => new Promise((resolve) => setTimeout(resolve));
const reload = jest.fn();
const fetchMock = jest.fn();

/** Runs the script as the page would, in a scope whose globals can be watched. */
function run(path: string) {
  const script = document.createElement("script");
  script.dataset.path = path;
  const scope = {
    window: {} as { pagePath?: string },
    document: { currentScript: script },
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
    pagePath: scope.window.pagePath,
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
  expect(run("/services/catasto").pagePath).toBe("/services/catasto");
});

test("a page that names scripts of an older publication is reloaded once", async () => {
  fetchMock.mockResolvedValue(answer('<script src="/app-new.js">'));
  const { fail } = run("/about");
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
  run("/about").fail(scriptElement("/app-old.js"));
  await settled();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("once React is in charge, a missing script is the business of who asked for it", async () => {
  fetchMock.mockResolvedValue(answer('<script src="/app-new.js">'));
  const { fail, becomeLive } = run("/about");
  fail(scriptElement("/app-old.js"));
  becomeLive();
  fail(scriptElement("/component-old.js"));
  await settled();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("what is no script of ours is none of its business", async () => {
  const { fail } = run("/about");
  fail(document.createElement("img"));
  fail(scriptElement("https://altrove.example/x.js"));
  await settled();
  expect(fetchMock).not.toHaveBeenCalled();
});
