import { applicationLoader } from "./load-application";

const mockLoad = jest.fn();
jest.mock("./behaviours", () => ({ startBehaviours: jest.fn() }));
jest.mock("./load-application", () => ({
  applicationLoader: jest.fn(() => ({ load: mockLoad, isLive: () => false })),
}));

function run(attributes = "") {
  document.body.innerHTML = `<form id="quote-form" data-react>
    <select name="service"><option value=""><option data-slug="catasto" value="9">Catasto</select>
  </form><script ${attributes}></script>`;
  const value = document.querySelector("script");
  Object.defineProperty(document, "currentScript", { configurable: true, value });
  jest.isolateModules(() => require("./page-script"));
  return document.querySelector("select")?.value;
}

test("a service asked for is chosen once, without the application; a later choice stays after a reload", () => {
  window.history.replaceState(null, "", "/preventivo?servizio=catasto");
  expect([run(), run()]).toEqual(["9", ""]);
  expect(mockLoad).not.toHaveBeenCalled();
});

test("where React has failed twice, the page does without the application", () => {
  window.history.replaceState({ reloads: 2 }, "");
  run('data-scripts="/app-1.js"');
  expect(jest.mocked(applicationLoader).mock.lastCall?.[0]).toEqual({});
  expect(document.documentElement.dataset.scripts).toBe("missing");
});
