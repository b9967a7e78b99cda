import { holdPresses } from "./held-press";

let resolveLoad: () => void;
let rejectLoad: () => void;
const load = jest.fn();
const loadLightbox = jest.fn(() => new Promise<void>(() => undefined));
const onClick = jest.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  holdPresses([
    { selector: "[data-react] :is(button, input)", load },
    { selector: "main a.picture", load: loadLightbox, activate: jest.fn() },
  ]);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  load.mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        resolveLoad = resolve;
        rejectLoad = reject;
      }),
  );
  document.body.innerHTML = `<main data-react data-island="">
    <a href="/ponte.jpg" class="picture" id="picture">Ponte</a>
    <button type="button" id="next">Avanti</button>
    <form><input id="name"><p data-plain-post>Si apre «OK».</p><button type="submit" id="send">Invia</button></form>
    <a href="/about" id="page">Chi siamo</a>
  </main>`;
  document.body.addEventListener("click", onClick);
});
afterEach(() => void window.dispatchEvent(new Event("pagehide")));

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, options?: MouseEventInit) =>
  element(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
const point = (id: string) => element(id).dispatchEvent(new Event("pointerdown", { bubbles: true }));
const finishLoading = async () => {
  resolveLoad();
  await jest.advanceTimersByTimeAsync(0);
};
const targets = () => onClick.mock.calls.map(([{ target }]) => (target as HTMLElement).id);

test("does not intercept a Ctrl-click on a picture", () => {
  press("picture", { ctrlKey: true });
  expect(loadLightbox).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each<[string, () => unknown]>([
  ["Escape", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
  ["a press on another control", () => point("page")],
  ["another held press", () => press("send")],
  ["leaving the page", () => window.dispatchEvent(new Event("pagehide"))],
])("%s cancels a held press", async (_, cancel) => {
  press("next");
  point("next");
  jest.advanceTimersByTime(400);
  expect(element("next")).toHaveAttribute("aria-busy");
  cancel();
  expect(element("next")).not.toHaveAttribute("aria-busy");
  await finishLoading();
  expect(targets()).not.toContain("next");
});

test.each<[string, string, string[], string[]]>([
  ["a submit button announces the plain post, then submits", "send", ["send"], ["Si apre «OK»."]],
  ["the controls of any other island are hidden", "next", [], []],
])("if the script is missing or late, %s", async (_, id, clicked, notices) => {
  const alert = jest.spyOn(window, "alert").mockImplementation();
  const island = element(id).closest("form, [data-island]") as HTMLElement;
  for (const fail of [() => rejectLoad(), () => jest.advanceTimersByTime(10_000)]) {
    delete island.dataset.scripts;
    onClick.mockClear();
    alert.mockClear();
    press(id);
    fail();
    await jest.advanceTimersByTimeAsync(0);
    expect([targets(), alert.mock.calls.flat(), island.dataset.scripts]).toEqual([
      clicked,
      notices,
      "failed",
    ]);
  }
  alert.mockRestore();
});

test("a late picture leaves the controls of the island around its link alone", () => {
  press("picture");
  jest.advanceTimersByTime(10_000);
  expect(document.querySelector("main")).not.toHaveAttribute("data-scripts");
});

test("a control waits longer on a line on which the page was slow", () => {
  performance.getEntriesByType = jest.fn().mockReturnValue([{ responseEnd: 2_000 }]);
  press("next");
  jest.advanceTimersByTime(15_000);
  expect(element("next")).toHaveAttribute("aria-busy");
  jest.advanceTimersByTime(1_000);
  expect(element("next")).not.toHaveAttribute("aria-busy");
});

test("leaves presses on a live island to React", () => {
  (document.querySelector("main") as HTMLElement).dataset.live = "true";
  press("next");
  expect([targets(), load.mock.calls]).toEqual([["next"], []]);
});

test("a resting mouse or a pressed pointer requests the script", () => {
  const over = (id: string) =>
    element(id).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  over("next");
  over("page");
  jest.advanceTimersByTime(100);
  expect(load).not.toHaveBeenCalled();
  over("next");
  jest.advanceTimersByTime(100);
  point("name");
  point("picture");
  expect([load.mock.calls.length, loadLightbox.mock.calls.length]).toEqual([2, 1]);
});

test("replays a held press on its control after React has replaced the page", async () => {
  press("next");
  const main = document.querySelector("main") as HTMLElement;
  main.innerHTML = String(main.innerHTML);
  await finishLoading();
  expect(targets()).toEqual(["next"]);
});
