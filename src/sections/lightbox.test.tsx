import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { picture } from "../../tests/unit/testing/picture";
import { stubPointer } from "../../tests/unit/testing/pointer";
import { Picture } from "../ui/picture";
import Lightbox from "./lightbox";

const captions = ["Prima", "Durante", "Dopo"];
const items = captions.map((caption) => ({
  caption,
  picture: (sizes: string) => <Picture image={picture(`Foto: ${caption}`)} sizes={sizes} />,
}));

function open(start = 1, shown = items) {
  const onClose = jest.fn();
  const { container } = render(<Lightbox label="Galleria" items={shown} start={start} onClose={onClose} />);
  return { onClose, container };
}

const dialog = () => screen.getByRole("dialog", { name: "Galleria" });
const button = (name: string) => screen.getByRole("button", { name });
const previous = () => button("Immagine precedente");
const next = () => button("Immagine successiva");
const shown = () => screen.getByRole("figure").querySelector("figcaption")?.textContent;
const ends = () => [previous(), next()].map((control) => control.getAttribute("aria-disabled") === "true");
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(next(), { key, ...init });

const box = () => screen.getByRole("img").closest("[data-enlarged]") as HTMLElement;
const scale = () => Number(/scale\((?<scale>[\d.]+)\)/u.exec(box().innerHTML)?.groups?.scale);
/** How far the picture is moved to the right and down. */
const moved = () =>
  /translate\((?<x>-?[\d.]+)px, (?<y>-?[\d.]+)px\)/u.exec(box().innerHTML)?.slice(1).map(Number);

type Place = readonly [x: number, y: number];

/** What a finger does, or the mouse. */
const pointer = (type: "Down" | "Move" | "Up" | "Cancel", [clientX, clientY]: Place, pointerId = 1) =>
  fireEvent[`pointer${type}`](screen.getByRole("img"), { pointerId, clientX, clientY });

/** A finger put down at the first place and lifted at the last. */
function drag(...places: Place[]) {
  const [first = [0, 0], ...others] = places;
  pointer("Down", first);
  for (const place of others) pointer("Move", place);
  pointer("Up", places.at(-1) ?? first);
}

/** Width that the browser is told for the picture. */
const sizes = () => document.querySelector("dialog source")?.getAttribute("sizes");

/** Gives the box and the picture in it the sizes that jsdom lacks. */
function measure(size: { width: number; height: number }, image = size) {
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(size.width);
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(size.height);
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(image.width);
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(image.height);
  const place = { ...size, left: 0, top: 0 } as DOMRect;
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(place);
}

beforeEach(() => {
  stubPointer();
  HTMLElement.prototype.setPointerCapture = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

test("shows the picture that was opened, as a modal dialog with the focus on the button that closes", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal").mockClear();
  open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("img", { name: "Foto: Durante" })).toBeInTheDocument();
  expect(sizes()).toBe("100vw");
  expect(shown()).toBe("Durante");
  expect(screen.getByText("2 di 3")).toBeInTheDocument();
  expect(button("Chiudi")).toHaveFocus();
});

test("the buttons lead to the others; at an end one is disabled but keeps the focus", async () => {
  const user = userEvent.setup();
  open();
  expect(ends()).toEqual([false, false]);
  await user.click(next());
  expect([shown(), ...ends()]).toEqual(["Dopo", false, true]);
  expect(screen.getByText("3 di 3")).toBeInTheDocument();
  expect(next()).toHaveFocus();
  await user.click(next());
  expect(shown()).toBe("Dopo");
  await user.click(previous());
  await user.click(previous());
  expect([shown(), ...ends()]).toEqual(["Prima", true, false]);
  await user.click(previous());
  expect(shown()).toBe("Prima");
});

test("the arrow keys lead to the others and stop at the ends", () => {
  open();
  press("ArrowRight");
  expect(shown()).toBe("Dopo");
  press("ArrowRight");
  expect(shown()).toBe("Dopo");
  press("ArrowLeft");
  press("ArrowLeft");
  press("ArrowLeft");
  expect(shown()).toBe("Prima");
  press("ArrowRight");
  expect(shown()).toBe("Durante");
});

test.each([{ altKey: true }, { ctrlKey: true }])("an arrow with %j is the browser's", (modifier) => {
  open();
  press("ArrowRight", modifier);
  press("ArrowLeft", modifier);
  expect(shown()).toBe("Durante");
});

test.each<[string, Place, Place, string]>([
  ["to the left", [300, 300], [200, 320], "Dopo"],
  ["to the right", [200, 300], [300, 280], "Prima"],
  ["hardly", [200, 300], [240, 300], "Durante"],
  ["down", [200, 300], [300, 500], "Durante"],
  ["not at all", [200, 300], [200, 300], "Durante"],
])("a finger that moves %s", (_how, from, to, caption) => {
  open();
  drag(from, to);
  expect(shown()).toBe(caption);
});

test("the keys and buttons enlarge in steps, up to eight times, and say how much", async () => {
  const user = userEvent.setup();
  open();
  press("+");
  expect([scale(), screen.getByText("150 %").textContent]).toEqual([1.5, "150 %"]);
  expect(sizes()).toBe("200vw");
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
});

test("the browser keeps its own keys for enlarging", () => {
  open();
  expect(press("+", { ctrlKey: true })).toBe(true);
  expect(scale()).toBe(1);
});

test("on an enlarged picture arrows and a finger move it, and do not leaf; nothing of it leaves a gap", () => {
  measure({ width: 400, height: 800 }, { width: 400, height: 250 });
  open();
  press("+");
  press("ArrowRight");
  expect([shown(), moved()]).toEqual(["Durante", [-80, 0]]);
  press("ArrowRight");
  expect(moved()).toEqual([-100, 0]);
  drag([300, 300], [330, 360]);
  expect([shown(), moved()]).toEqual(["Durante", [-70, 0]]);
});

test("the next picture is whole again", async () => {
  open();
  press("+");
  await userEvent.click(next());
  expect([shown(), scale()]).toEqual(["Dopo", 1]);
});

test("the wheel enlarges what is under it, and does not scroll the page", () => {
  measure({ width: 400, height: 400 });
  open();
  const wheel = { deltaY: -100, clientX: 400, clientY: 200 };
  expect(fireEvent.wheel(screen.getByRole("img"), wheel)).toBe(false);
  expect(scale()).toBeCloseTo(1.22, 2);
  // The right edge stays where it is.
  expect(moved()?.[0]).toBeCloseTo(-44.3, 1);
  fireEvent.wheel(screen.getByRole("img"), { ...wheel, deltaY: 1000 });
  expect([scale(), moved()]).toEqual([1, [0, 0]]);
});

test("two fingers enlarge by their distance, around their middle; they do not leaf", () => {
  measure({ width: 400, height: 400 });
  open();
  pointer("Down", [100, 200], 1);
  pointer("Down", [200, 200], 2);
  pointer("Move", [300, 200], 2);
  expect(scale()).toBe(2);
  // Between the fingers was 50 to the left of the middle, and is now there.
  expect(moved()).toEqual([100, 0]);
  pointer("Up", [300, 200], 2);
  pointer("Up", [100, 200], 1);
  expect(shown()).toBe("Durante");
  press("0");
  pointer("Down", [100, 200], 1);
  pointer("Down", [200, 200], 2);
  pointer("Cancel", [200, 200], 2);
  pointer("Up", [300, 200], 1);
  expect(shown()).toBe("Durante");
});

test("a double tap enlarges, another shows the whole; two taps apart do nothing", () => {
  open();
  drag([100, 100], [100, 100]);
  drag([300, 300], [300, 300]);
  expect(scale()).toBe(1);
  drag([300, 300], [300, 300]);
  expect(scale()).toBe(3);
  drag([300, 300], [300, 300]);
  drag([300, 300], [300, 300]);
  expect(scale()).toBe(1);
});

test("on a page that is enlarged, fingers move what is seen of it", () => {
  const before = Object.getOwnPropertyDescriptor(window, "visualViewport");
  Object.defineProperty(window, "visualViewport", { configurable: true, value: { scale: 2 } });
  open();
  drag([300, 300], [100, 300]);
  expect(shown()).toBe("Durante");
  expect(fireEvent.touchMove(screen.getByRole("img"), { cancelable: true })).toBe(true);
  Object.defineProperty(window, "visualViewport", { configurable: true, value: { scale: 1 } });
  expect(fireEvent.touchMove(screen.getByRole("img"), { cancelable: true })).toBe(false);
  drag([300, 300], [100, 300]);
  expect(shown()).toBe("Dopo");
  if (before) Object.defineProperty(window, "visualViewport", before);
  else Reflect.deleteProperty(window, "visualViewport");
});

test("a picture by itself has its name and no ways to others", () => {
  open(0, items.slice(0, 1));
  expect(screen.getByText("Galleria")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Immagine successiva" })).toBeNull();
});

test("the button closes it, and so does whatever closes a dialog: Escape, the phone's back gesture", async () => {
  const { onClose } = open();
  await userEvent.click(button("Chiudi"));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(dialog(), new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("a change is announced: the figure is a live region", () => {
  open();
  expect(screen.getByRole("figure")).toHaveAttribute("aria-live", "polite");
});

test("a place outside the gallery shows nothing", () => {
  expect(open(3).container).toBeEmptyDOMElement();
});
