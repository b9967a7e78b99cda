/** The entry of the page's script; what it starts has tests of its own. */
const load = jest.fn();
const watch = jest.fn();
jest.mock("./load-application", () => ({ loadApplication: load }));
jest.mock("./missing-script", () => ({ reloadOnMissingScript: watch }));

function run(attributes: string, html = "") {
  document.body.innerHTML = `${html}<script ${attributes}></script>`;
  const value = document.querySelector("script:not([type])");
  Object.defineProperty(document, "currentScript", { configurable: true, value });
  jest.isolateModules(() => require("./page-script"));
}

test("gives Gatsby the page's path and data", () => {
  run('data-path="/about"', '<script type="application/json" id="page-data">{"path":"/about"}</script>');
  expect([window.pagePath, window.pageData]).toEqual(["/about", { path: "/about" }]);
});

test("loads what the page names, and watches over it", () => {
  run('data-path="/about" data-scripts="/a.js" data-fetches="/b.json"');
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ scripts: "/a.js", fetches: "/b.json" }));
  expect(watch).toHaveBeenCalled();
});
