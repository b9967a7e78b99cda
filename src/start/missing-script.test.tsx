import { hydratedEvent } from "../lib/hydrated-event";
import { watchScripts } from "./missing-script";
import { reloads, reloadUpTo } from "./reload";

jest.mock("./reload");
const reload = jest.mocked(reloadUpTo);
const fetchMock = jest.fn();
const acts = { hasActed: jest.fn(), fail: jest.fn() };

let listeners: Map<string, (event: { target?: Element }) => unknown>;

/** The page named this script, which does not arrive. */
async function fail(src: string) {
  const target = document.createElement("script");
  target.setAttribute("src", src);
  await listeners.get("error")?.({ target });
}
const hydrate = () => listeners.get(hydratedEvent)?.({});
const answer = (html: string, ok = true) => Promise.resolve({ ok, text: () => Promise.resolve(html) });

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(reloads).mockReturnValue(0);
  Object.assign(globalThis, { fetch: fetchMock });
  listeners = new Map();
  jest
    .spyOn(window, "addEventListener")
    .mockImplementation((type, listener) => void listeners.set(type, listener as never));
  watchScripts(acts);
});

test.each([
  ["names scripts of a newer publication", () => answer('<script src="/app-new.js">'), 1],
  ["names the same script", () => answer('<script src="/app-old.js">'), 0],
  ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch")), 0],
  ["is an error", () => answer("502 Bad Gateway", false), 0],
])("whether the page is reloaded when the one past every cache %s", async (_, fetched, times) => {
  fetchMock.mockImplementation(fetched);
  await fail("/app-old.js");
  expect(fetchMock.mock.calls).toEqual([[location.href, { cache: "reload" }]]);
  expect(reload).toHaveBeenCalledTimes(times);
  expect(acts.fail).toHaveBeenCalledTimes(1);
});

test.each([
  ["one of ours counts as missing", "http://localhost/app-old.js", 1],
  ["an extension's concerns nobody", "chrome-extension://abc/content.js", 0],
])("a script that is broken: %s", async (_, filename, times) => {
  fetchMock.mockReturnValue(answer('<script src="/app-old.js">'));
  await listeners.get("error")?.(new ErrorEvent("error", { filename }) as never);
  expect(acts.fail).toHaveBeenCalledTimes(times);
});

test.each<[string, () => unknown]>([
  ["it has been reloaded already", () => jest.mocked(reloads).mockReturnValue(1)],
  ["it is under the visitor's hands", () => acts.hasActed.mockReturnValue(true)],
])("the page stays when %s", async (_, prepare) => {
  prepare();
  await fail("/app-old.js");
  expect(fetchMock).not.toHaveBeenCalled();
});

test("after hydration a missing script is left to the code that asked for it", async () => {
  fetchMock.mockReturnValue(answer('<script src="/app-new.js">'));
  const failing = fail("/app-old.js");
  hydrate();
  await failing;
  await fail("/component-old.js");
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
