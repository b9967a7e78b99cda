import { hydratedEvent } from "../lib/events";
import { applicationLoader } from "./load-application";

test("requests each file once, in a separate task, and again after a failure", async () => {
  jest.useFakeTimers();
  const onFail = jest.fn();
  const page = document.documentElement.dataset;
  const requested = () =>
    [...document.head.children].map((part) => part.getAttribute("src") ?? part.getAttribute("href"));
  const breakScript = (filename: string) => window.dispatchEvent(new ErrorEvent("error", { filename }));
  const { load, isHydrated } = applicationLoader("/a.js /b.js /data.json /all.css", onFail);
  const hydrated = load();
  expect(jest.getTimerCount()).toBe(4);
  load();
  jest.runAllTimers();
  expect(requested()).toEqual(["/a.js", "/b.js", "/data.json", "/all.css"]);
  document.querySelector('[src="/b.js"]')?.dispatchEvent(new Event("error"));
  await jest.advanceTimersByTimeAsync(0);
  expect([onFail.mock.calls.length, page.scripts]).toEqual([1, "failed"]);
  load();
  jest.runAllTimers();
  expect(requested()).toEqual(["/a.js", "/data.json", "/all.css", "/b.js"]);

  for (const file of ["http://localhost/a.js", "chrome-extension://abc/a-content.js"]) breakScript(file);
  expect([onFail.mock.calls.length, isHydrated()]).toEqual([2, false]);
  window.dispatchEvent(new Event(hydratedEvent));
  await hydrated;
  breakScript("http://localhost/a.js");
  expect([onFail.mock.calls.length, isHydrated(), page.scripts]).toEqual([2, true, undefined]);
});
