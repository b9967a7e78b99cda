import { holdPresses } from "./held-press";

let resolveLoad: () => void;
let giveUp: () => void;
const load = jest.fn();
const loadLightbox = jest.fn(() => Promise.resolve());
const onClick = jest.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  giveUp = holdPresses(
    [
      { controls: "[data-react] :is(button, input)", load },
      { controls: "main a.picture", load: loadLightbox, open: jest.fn() },
    ],
    () => false,
  );
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const loading = new Promise<void>((resolve) => {
    resolveLoad = resolve;
  });
  load.mockReturnValue(loading);
  document.body.innerHTML = `<main data-react>
    <a href="/ponte.jpg" class="picture" id="picture">Ponte</a>
    <button type="button" id="next">Avanti</button>
    <form><input id="name"><button type="submit" id="send">Invia</button></form>
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

test.each<[string, string, string[], string | undefined]>([
  ["a submit button submits natively", "send", ["send"], undefined],
  ["any other button marks the scripts as failed", "next", [], "failed"],
])("if the script is missing or late, %s", (_, id, clicked, scripts) => {
  for (const fail of [giveUp, () => jest.advanceTimersByTime(10_000)]) {
    delete document.documentElement.dataset.scripts;
    onClick.mockClear();
    press(id);
    fail();
    expect([targets(), document.documentElement.dataset.scripts]).toEqual([clicked, scripts]);
  }
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
