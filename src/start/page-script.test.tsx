import { applicationLoader } from "./load-application";

/** The entry of the page's script: when the application is loaded. What it starts has tests of its own. */
const mockLoad = jest.fn();
const mockWatch = jest.fn();
jest.mock("./load-application", () => ({
  applicationLoader: jest.fn(() => mockLoad),
  onceUsed: jest.requireActual("./load-application").onceUsed,
}));
jest.mock("./missing-script", () => ({ watchScripts: mockWatch }));

const onLine = (connection?: object) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

function run(attributes: string, html = "") {
  document.body.innerHTML = `${html}<script ${attributes}></script>`;
  const value = document.querySelector("script");
  Object.defineProperty(document, "currentScript", { configurable: true, value });
  jest.isolateModules(() => require("./page-script"));
  window.dispatchEvent(new Event("load"));
}
const use = () => window.dispatchEvent(new Event("scroll"));

beforeEach(() => {
  jest.clearAllMocks();
  onLine();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
// No script waits on into the next test.
afterEach(() => use());

const form = '<form id="quote-form"></form>';
const [slow, fast] = [{ effectiveType: "3g" }, { effectiveType: "4g" }];

test.each<[string, object | undefined, string, string, number]>([
  ["a browser that does not report it", undefined, "", form, 1],
  ["4G", fast, "", form, 1],
  ["3G", slow, "", form, 0],
  ["Save-Data", { ...fast, saveData: true }, "", form, 0],
  ["4G, on a page that has nothing to hydrate", fast, " data-still", "", 0],
])("%s: loaded at the first interaction or not", (_, connection, attribute, html, times) => {
  onLine(connection);
  run(`data-path="/about"${attribute}`, html);
  expect(mockLoad).not.toHaveBeenCalled();
  // A line that turns fast later on changes nothing.
  onLine(fast);
  use();
  expect(mockLoad).toHaveBeenCalledTimes(times);
});

test.each([
  ["a draft", () => sessionStorage.setItem("draft:quote-form", "{}")],
  ["a service asked for", () => window.history.replaceState(null, "", "/preventivo?servizio=prova")],
])("a form that has %s to show is loaded by itself on a slow line", (_, prepare) => {
  onLine(slow);
  prepare();
  run('data-path="/preventivo"', form);
  expect(mockLoad).toHaveBeenCalledTimes(1);
});

test("where React has failed twice, the page does without the application, and what needs it gives way", () => {
  window.history.replaceState({ reloads: 2 }, "");
  run('data-path="/about" data-scripts="/app-1.js"');
  expect(jest.mocked(applicationLoader).mock.calls).toEqual([[{}]]);
  expect(document.documentElement.dataset.scripts).toBe("missing");
});
