import { hydratedEvent } from "../lib/events";
import { applicationLoader } from "./load-application";

test("requests each file once, in a separate task, and again after a failure", async () => {
  jest.useFakeTimers();
  const onMissing = jest.fn();
  const page = document.documentElement.dataset;
  const requested = () =>
    [...document.head.children].map((part) => part.getAttribute("src") ?? part.getAttribute("href"));
  const breakScript = (filename: string) => window.dispatchEvent(new ErrorEvent("error", { filename }));
  const { load, isHydrated } = applicationLoader("/a.js /b.js /data.json /all.css", onMissing);
  const hydrated = load();
  expect(jest.getTimerCount()).toBe(4);
  load();
  jest.runAllTimers();
  expect(requested()).toEqual(["/a.js", "/b.js", "/data.json", "/all.css"]);
  document.querySelector('[src="/b.js"]')?.dispatchEvent(new Event("error"));
  await jest.advanceTimersByTimeAsync(0);
  expect([onMissing.mock.calls.length, page.scripts]).toEqual([1, "missing"]);
  load();
  jest.runAllTimers();
  expect(requested()).toEqual(["/a.js", "/data.json", "/all.css", "/b.js"]);

  for (const file of ["http://localhost/a.js", "chrome-extension://abc/a-content.js"]) breakScript(file);
  expect([onMissing.mock.calls.length, isHydrated()]).toEqual([2, false]);
  window.dispatchEvent(new Event(hydratedEvent));
  await hydrated;
  breakScript("http://localhost/a.js");
  expect([onMissing.mock.calls.length, isHydrated(), page.scripts]).toEqual([2, true, undefined]);
});
