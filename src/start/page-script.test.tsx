/** The entry of the page's script; what it starts has tests of its own. */
import * as application from "./load-application";
import * as scripts from "./missing-script";

const load = jest.spyOn(application, "loadApplication").mockReturnValue();
const watch = jest.spyOn(scripts, "reloadOnMissingScript").mockReturnValue();

function run(attributes: string, html = "") {
  document.body.innerHTML = `${html}<script ${attributes}></script>`;
  const value = document.querySelector("script:not([type])");
  Object.defineProperty(document, "currentScript", { configurable: true, value });
  jest.isolateModules(() => {
    jest.doMock("./load-application", () => application);
    jest.doMock("./missing-script", () => scripts);
    require("./page-script");
  });
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
