import { liveEvent } from "../islands/names";
import { islandLoader, islandOf } from "./load-island";

const load = islandLoader((name) => `/${name}.js /${name}.css`);
const host = (name: string) => document.querySelector(`[data-island=${name}]`) as HTMLElement;
const requestedPaths = () =>
  [...document.head.children].map((element) => element.getAttribute("src") ?? element.getAttribute("href"));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const answer = async (type: "load" | "error", selector = "*") => {
  await settle();
  for (const element of document.head.querySelectorAll(selector)) element.dispatchEvent(new Event(type));
};

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = `
    <form id="modulo"><div data-island="form"></div><input></form>
    <div data-island="terrain" data-props-file="/heights.json"><button></button></div>
    <div data-island="carousel"></div><div data-island="embed"></div>`;
});

test("a form's fields belong to the island beside them", () => {
  expect(islandOf(document.querySelector("input") as Element)).toBe(host("form"));
  expect(islandOf(document.querySelector("button") as Element)).toBe(host("terrain"));
  expect(islandOf(document.body)).toBeNull();
});

test("requests each file once, also long props, and resolves when the island is live", async () => {
  const isLive = jest.fn();
  void load(host("terrain")).then(isLive);
  void load(host("terrain"));
  await answer("load");
  expect(requestedPaths()).toEqual(["/terrain.js", "/terrain.css", "/heights.json"]);
  expect(document.querySelector("[rel=stylesheet]")).toHaveAttribute("href", "/terrain.css");
  expect(isLive).not.toHaveBeenCalled();
  host("terrain").dispatchEvent(new Event(liveEvent));
  await settle();
  expect(isLive).toHaveBeenCalled();
});

test("marks the form of a missing file, and requests it again on the next use", async () => {
  const failedLoad = load(host("form"));
  await answer("load", "link");
  await answer("error", "script");
  await expect(failedLoad).rejects.toBeUndefined();
  const form = document.getElementById("modulo");
  expect(form).toHaveAttribute("data-scripts", "failed");
  const loading = load(host("form"));
  await answer("load");
  host("form").dispatchEvent(new Event(liveEvent));
  await loading;
  expect(form).not.toHaveAttribute("data-scripts");
});

test("marks an island whose script throws", async () => {
  const failedLoad = load(host("embed"));
  await settle();
  window.dispatchEvent(new ErrorEvent("error", { filename: "http://localhost/embed.js" }));
  await expect(failedLoad).rejects.toBeUndefined();
  expect(host("embed")).toHaveAttribute("data-scripts", "failed");
});
