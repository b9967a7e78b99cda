import { hydratedEvent } from "../lib/hydrated-event";
import { watchScripts } from "./missing-script";
import { isReloaded, reloadOnce } from "./reload-once";

jest.mock("./reload-once");
const reload = jest.mocked(reloadOnce);
const fetchMock = jest.fn();
const acts = { hasActed: jest.fn(), fail: jest.fn() };
const settled = () => new Promise((resolve) => setTimeout(resolve));

let listeners: Map<string, (event: { target?: Element }) => unknown>;

function scriptElement(src: string) {
  const script = document.createElement("script");
  script.setAttribute("src", src);
  return script;
}

/** The page names scripts; `src` does not arrive. */
const fail = async (target: Element) => {
  listeners.get("error")?.({ target });
  await settled();
};
const answer = (html: string, ok = true) => ({ ok, text: () => Promise.resolve(html) });

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: fetchMock });
  listeners = new Map();
  jest
    .spyOn(window, "addEventListener")
    .mockImplementation((type, listener) => void listeners.set(type, listener as never));
  watchScripts(acts);
});

test("a page that names scripts of an older publication is reloaded", async () => {
  fetchMock.mockResolvedValue(answer('<script src="/app-new.js">'));
  await fail(scriptElement("/app-old.js"));
  expect(fetchMock).toHaveBeenCalledWith(location.href, { cache: "reload" });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that has been reloaded already stays", async () => {
  jest.mocked(isReloaded).mockReturnValue(true);
  await fail(scriptElement("/app-old.js"));
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ["names the same script", () => Promise.resolve(answer('<script src="/app-old.js">'))],
  ["cannot be fetched", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is an error", () => Promise.resolve(answer("502 Bad Gateway", false))],
])("a page that %s stays as it is", async (_, fetched) => {
  fetchMock.mockImplementation(fetched);
  await fail(scriptElement("/app-old.js"));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("after hydration a missing script is left to the code that asked for it", async () => {
  fetchMock.mockResolvedValue(answer('<script src="/app-new.js">'));
  listeners.get("error")?.({ target: scriptElement("/app-old.js") });
  listeners.get(hydratedEvent)?.({});
  await fail(scriptElement("/component-old.js"));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("the page says that scripts are missing, and leaves to the browser what the visitor did, until they are there", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await fail(scriptElement("/app-old.js"));
  expect(acts.fail).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveAttribute("data-scripts", "missing");
  listeners.get(hydratedEvent)?.({});
  expect(document.documentElement).not.toHaveAttribute("data-scripts");
});

test("under the visitor's hands no page is reloaded", async () => {
  acts.hasActed.mockReturnValue(true);
  await fail(scriptElement("/app-old.js"));
  expect(fetchMock).not.toHaveBeenCalled();
});

test("other elements and other hosts are ignored", async () => {
  await fail(document.createElement("img"));
  await fail(scriptElement("https://altrove.example/x.js"));
  expect(fetchMock).not.toHaveBeenCalled();
});
