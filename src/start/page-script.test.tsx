import { applicationLoader } from "./load-application";

const mockLoad = jest.fn();
jest.mock("./behaviours", () => ({ startBehaviours: jest.fn() }));
jest.mock("./load-application", () => ({
  applicationLoader: jest.fn(() => ({ load: mockLoad, isLive: () => false })),
}));

function run(attributes = "") {
  document.body.innerHTML = `<form id="quote-form" data-react>
    <input name="name"><select name="service"><option value=""><option data-slug="catasto" value="9">Catasto</select>
  </form><input id="curtain" type="range"><script ${attributes}></script>`;
  const value = document.querySelector("script");
  Object.defineProperty(document, "currentScript", { configurable: true, value });
  jest.isolateModules(() => require("./page-script"));
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/preventivo");
});

test("a service asked for is chosen once, without the application; a later choice stays after a reload", () => {
  window.history.replaceState(null, "", "/preventivo?servizio=catasto");
  run();
  const select = () => document.querySelector("select") as HTMLSelectElement;
  expect(select().value).toBe("9");
  run();
  expect(select().value).toBe("");
  expect(mockLoad).not.toHaveBeenCalled();
});

test.each<[string, () => unknown, boolean]>([
  [
    "scrolling and moving the pointer",
    () => ["scroll", "pointermove", "keydown"].map((type) => window.dispatchEvent(new Event(type))),
    false,
  ],
  [
    "moving a curtain",
    () => document.querySelector("#curtain")?.dispatchEvent(new Event("input", { bubbles: true })),
    false,
  ],
  ["the focus in a field", () => document.querySelector("input")?.focus(), true],
  [
    "text that the browser fills in",
    () => document.querySelector("select")?.dispatchEvent(new Event("input", { bubbles: true })),
    true,
  ],
])("%s loads the application or not", (_, act, isLoaded) => {
  run();
  act();
  expect(mockLoad.mock.calls.length > 0).toBe(isLoaded);
});

test("text typed in this tab is brought back by the application", () => {
  sessionStorage.setItem("draft:quote-form", '{"values":{"name":"Ada"}}');
  run();
  expect(mockLoad).toHaveBeenCalledTimes(1);
});

test("where React has failed twice, the page does without the application", () => {
  window.history.replaceState({ reloads: 2 }, "");
  run('data-scripts="/app-1.js"');
  expect(jest.mocked(applicationLoader).mock.calls).toEqual([[{}, expect.any(Function)]]);
  expect(document.documentElement.dataset.scripts).toBe("missing");
});
