/** The entry of the page's script: when the application is loaded. What it starts has tests of its own. */
const mockLoad = jest.fn();
const mockWatch = jest.fn();
jest.mock("./load-application", () => ({
  applicationLoader: jest.fn(() => mockLoad),
  onceUsed: jest.requireActual("./load-application").onceUsed,
}));
jest.mock("./missing-script", () => ({ watchScripts: mockWatch }));

function run(attributes: string, html = "") {
  document.body.innerHTML = `${html}<script type="speculationrules"></script><script ${attributes}></script>`;
  const value = document.querySelector("script:not([type])");
  Object.defineProperty(document, "currentScript", { configurable: true, value });
  jest.isolateModules(() => require("./page-script"));
  window.dispatchEvent(new Event("load"));
}
const use = () => window.dispatchEvent(new Event("scroll"));
const onLine = (connection?: object) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

beforeEach(() => {
  jest.clearAllMocks();
  onLine();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("gives Gatsby the page's path, watches over the scripts and loads what the page names", () => {
  run('data-path="/about" data-build="b1" data-scripts="/a.js" data-fetches="/b.json"');
  expect([window.pagePath, window.___webpackCompilationHash]).toEqual(["/about", "b1"]);
  expect(mockWatch).toHaveBeenCalled();
  expect(mockLoad).not.toHaveBeenCalled();
  use();
  expect(mockLoad).toHaveBeenCalledTimes(1);
});

const form = '<form id="quote-form"></form>';
test.each<[string, object | undefined, string, string, number]>([
  ["a browser that does not tell", undefined, "", form, 1],
  ["4G", { effectiveType: "4g" }, "", form, 1],
  ["3G", { effectiveType: "3g" }, "", form, 0],
  ["2G", { effectiveType: "slow-2g" }, "", form, 0],
  ["Save-Data", { effectiveType: "4g", saveData: true }, "", form, 0],
  ["4G, on a page with nothing to bring to life", { effectiveType: "4g" }, " data-still", "", 0],
])("%s: loaded at the first sign of life or not", (_, connection, attribute, html, times) => {
  onLine(connection);
  run(`data-path="/about"${attribute}`, html);
  use();
  expect(mockLoad).toHaveBeenCalledTimes(times);
});

test.each([
  ["a draft", () => sessionStorage.setItem("draft:quote-form", "{}")],
  ["a service asked for", () => window.history.replaceState(null, "", "/preventivo?servizio=catasto")],
])("a form that has %s to show is loaded on every line", (_, prepare) => {
  onLine({ effectiveType: "3g" });
  prepare();
  run('data-path="/preventivo"', form);
  expect(mockLoad).toHaveBeenCalledTimes(1);
});

test("a visit leaves nothing behind", () => {
  run('data-path="/about" data-scripts="/w-1.js /app-1.js /about.js"');
  use();
  window.dispatchEvent(new Event("studio:hydrated"));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test.each([
  [{ saveData: true }, 0],
  [{ effectiveType: "3g" }, 1],
])("under Save-Data the browser fetches nothing ahead: %j", (connection, left) => {
  onLine(connection);
  run('data-path="/about"');
  expect(document.querySelectorAll('[type="speculationrules"]')).toHaveLength(left);
});
