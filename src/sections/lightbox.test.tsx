import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { picture } from "../../tests/unit/testing/picture";
import { Picture } from "../ui/picture";
import { Lightbox } from "./lightbox";

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

const box = () => document.querySelector("[data-enlarged]") as HTMLElement;
/** How far the picture is enlarged. */
const scale = () => Number.parseInt((box().firstElementChild as HTMLElement).style.width, 10) / 100;
/** Width that `sizes` gives for the picture. */
const sizes = () => document.querySelector("dialog source")?.getAttribute("sizes");

/** A finger put down at the first place and lifted at the last. */
function swipe([fromX, fromY]: readonly number[], [toX, toY]: readonly number[], others: object[] = []) {
  fireEvent.touchStart(image(), { touches: [{ clientX: fromX, clientY: fromY }, ...others] });
  fireEvent.touchEnd(image(), { changedTouches: [{ clientX: toX, clientY: toY }] });
}

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

test("a finger that moves aside leafs; not two, nor up and down, nor on a picture or a page that is enlarged", () => {
  open();
  swipe([300, 300], [200, 320]);
  expect(shown()).toBe("Dopo");
  swipe([200, 300], [300, 280]);
  expect(shown()).toBe("Durante");
  swipe([300, 300], [200, 320], [{ clientX: 1, clientY: 1 }]);
  swipe([300, 300], [290, 420]);
  const zoomPage = (value: object | undefined) =>
    Object.defineProperty(window, "visualViewport", { configurable: true, value });
  zoomPage({ scale: 2 });
  swipe([300, 300], [200, 320]);
  zoomPage(undefined);
  press("+");
  swipe([300, 300], [200, 320]);
  expect(shown()).toBe("Durante");
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

test("on an enlarged picture arrows and the mouse move it, and do not leaf", () => {
  open();
  press("+");
  press("ArrowRight");
  expect([shown(), box().scrollLeft]).toEqual(["Durante", 80]);
  const move = new MouseEvent("pointermove", { bubbles: true, buttons: 1 });
  fireEvent(image(), Object.assign(move, { pointerType: "mouse", movementX: 30, movementY: 0 }));
  expect(box().scrollLeft).toBe(50);
});

test("a double click or tap enlarges, the next shows the whole; around the point, which stays where it is", () => {
  open();
  fireEvent.doubleClick(image(), { clientX: 100, clientY: 10 });
  expect([scale(), box().scrollLeft, box().scrollTop]).toEqual([3, 200, 20]);
  fireEvent.doubleClick(image());
  expect(scale()).toBe(1);
});
