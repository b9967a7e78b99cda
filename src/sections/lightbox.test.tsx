import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { picture } from "../../tests/unit/testing/picture";
import { Picture } from "../ui/picture";
import Lightbox from "./lightbox";

const items = ["Prima", "Durante", "Dopo"].map((caption) => ({
  caption,
  picture: (sizes: string) => <Picture image={picture(`Foto: ${caption}`)} sizes={sizes} />,
}));

function open(start = 1, shown = items) {
  const onClose = jest.fn();
  render(<Lightbox label="Galleria" items={shown} start={start} onClose={onClose} />);
  return onClose;
}

const image = () => screen.getByRole("img");
const button = (name: string) => screen.getByRole("button", { name });
const previous = () => button("Immagine precedente");
const next = () => button("Immagine successiva");
const shown = () => screen.getByRole("figure").querySelector("figcaption")?.textContent;
const ends = () => [previous(), next()].map((control) => control.getAttribute("aria-disabled") === "true");
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(next(), { key, ...init });

/** How far the picture is moved to the right, and enlarged. */
const view = () =>
  /translate\((-?[\d.]+)px, .*scale\(([\d.]+)\)/u
    .exec(image().closest("[data-enlarged]")?.innerHTML ?? "")
    ?.slice(1)
    .map(Number) ?? [];
const moved = () => view()[0];
const scale = () => view()[1];
/** Width that `sizes` gives for the picture. */
const sizes = () => document.querySelector("dialog source")?.getAttribute("sizes");

type Place = readonly [x: number, y: number];

/** What a finger does, or the mouse, so many milliseconds after the page was opened. */
function pointer(type: "Down" | "Move" | "Up" | "Cancel", [clientX, clientY]: Place, pointerId = 1, at = 1) {
  const event = createEvent[`pointer${type}`](image(), { pointerId, clientX, clientY });
  Object.defineProperty(event, "timeStamp", { value: at });
  fireEvent(image(), event);
}

/** A finger put down at the first place and lifted at the last. */
function drag(from: Place, to: Place) {
  pointer("Down", from);
  pointer("Move", to);
  pointer("Up", to);
}

beforeAll(() => void Object.assign(HTMLElement.prototype, { setPointerCapture: jest.fn() }));
afterEach(() => jest.restoreAllMocks());

test("shows the picture that was opened, as a modal dialog that announces what changes and closes in every way", async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal").mockClear();
  const onClose = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("img", { name: "Foto: Durante" })).toBeInTheDocument();
  expect([shown(), sizes()]).toEqual(["Durante", "100vw"]);
  expect(screen.getByText("2 di 3")).toBeInTheDocument();
  expect(screen.getByRole("figure")).toHaveAttribute("aria-live", "polite");
  expect(button("Chiudi")).toHaveFocus();
  await userEvent.click(button("Chiudi"));
  expect(onClose).toHaveBeenCalledTimes(1);
  // As on Escape and the phone's back gesture.
  fireEvent(screen.getByRole("dialog", { name: "Galleria" }), new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test.each([
  ["buttons", (by: number) => userEvent.click(by > 0 ? next() : previous())],
  ["arrow keys", (by: number) => press(by > 0 ? "ArrowRight" : "ArrowLeft")],
])("the %s lead to the others and stop at the ends, where a button keeps the focus", async (how, move) => {
  open();
  for (const [by, caption, isFirst, isLast] of [
    [1, "Dopo", false, true],
    [1, "Dopo", false, true],
    [-1, "Durante", false, false],
    [-1, "Prima", true, false],
    [-1, "Prima", true, false],
  ] as const) {
    await move(by);
    expect([shown(), ...ends()]).toEqual([caption, isFirst, isLast]);
  }
  expect(screen.getByText("1 di 3")).toBeInTheDocument();
  expect(how === "buttons" ? previous() : button("Chiudi")).toHaveFocus();
});

test.each([
  ["ArrowRight", { altKey: true }],
  ["+", { ctrlKey: true }],
])("%s with %j is the browser's", (key, modifier) => {
  open();
  expect(press(key, modifier)).toBe(true);
  expect([shown(), scale()]).toEqual(["Durante", 1]);
});

test.each<[string, Place, Place, string]>([
  ["to the left", [300, 300], [200, 320], "Dopo"],
  ["to the right", [200, 300], [300, 280], "Prima"],
])("a finger that moves %s", (_how, from, to, caption) => {
  open();
  drag(from, to);
  expect(shown()).toBe(caption);
});

test("keys and buttons enlarge in steps, up to eight times, and say how much; the next picture is whole again", async () => {
  const user = userEvent.setup();
  open();
  press("+");
  expect([scale(), sizes()]).toEqual([1.5, "200vw"]);
  expect(screen.getByText("150 %")).toBeInTheDocument();
  await user.click(button("Ingrandisci"));
  expect(scale()).toBe(2.25);
  expect(button("Ingrandisci")).toHaveFocus();
  press("-");
  expect(scale()).toBe(1.5);
  for (let times = 0; times < 9; times += 1) press("=");
  expect(scale()).toBe(8);
  press("0");
  expect(scale()).toBe(1);
  press("+");
  await user.click(button("Mostra tutta l’immagine"));
  expect(scale()).toBe(1);
  expect(button("Riduci")).toHaveAttribute("aria-disabled", "true");
  press("+");
  await user.click(next());
  expect([shown(), scale()]).toEqual(["Dopo", 1]);
});

test("on an enlarged picture arrows and a finger move it, and do not leaf; nothing of it leaves a gap", () => {
  const lengths = { clientWidth: 400, clientHeight: 800, offsetWidth: 400, offsetHeight: 250 };
  for (const [name, length] of Object.entries(lengths))
    jest.spyOn(HTMLElement.prototype, name as "clientWidth", "get").mockReturnValue(length);
  open();
  press("+");
  press("ArrowRight");
  expect([shown(), moved()]).toEqual(["Durante", -80]);
  press("ArrowRight");
  expect(moved()).toBe(-100);
  drag([300, 300], [330, 360]);
  expect([shown(), moved()]).toEqual(["Durante", -70]);
});

test("two fingers do not leaf, nor does one that the browser has taken over", () => {
  open();
  pointer("Down", [100, 200], 1);
  pointer("Down", [200, 200], 2);
  pointer("Up", [300, 200], 2);
  pointer("Up", [100, 200], 1);
  pointer("Down", [100, 200]);
  pointer("Cancel", [200, 200]);
  pointer("Up", [300, 200]);
  expect(shown()).toBe("Durante");
});

test("two taps within 350 ms enlarge, two more show the whole; apart in place or time they do nothing", () => {
  open();
  const tap = (place: Place, at: number) => {
    pointer("Down", place, 1, at);
    pointer("Up", place, 1, at);
    return scale();
  };
  expect(tap([100, 100], 1000)).toBe(1);
  expect(tap([300, 300], 1100)).toBe(1);
  expect(tap([300, 300], 1450)).toBe(1);
  expect(tap([300, 300], 1799)).toBe(3);
  expect(tap([300, 300], 1900)).toBe(3);
  expect(tap([300, 300], 2000)).toBe(1);
});

test("on a page that is enlarged, fingers move what is seen of it", () => {
  const zoomPage = (value: object | undefined) =>
    Object.defineProperty(window, "visualViewport", { configurable: true, value });
  zoomPage({ scale: 2 });
  open();
  drag([300, 300], [100, 300]);
  expect(shown()).toBe("Durante");
  expect(fireEvent.touchMove(image(), { cancelable: true })).toBe(true);
  zoomPage({ scale: 1 });
  expect(fireEvent.touchMove(image(), { cancelable: true })).toBe(false);
  drag([300, 300], [100, 300]);
  expect(shown()).toBe("Dopo");
  zoomPage(undefined);
});
