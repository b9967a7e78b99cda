import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { picture } from "../../tests/unit/testing/picture";
import Lightbox from "./lightbox";

const captions = ["Prima", "Durante", "Dopo"];
const items = captions.map((caption) => ({ caption, image: picture(`Foto: ${caption}`) }));

function open(start = 1) {
  const onClose = jest.fn();
  const { container } = render(<Lightbox items={items} start={start} onClose={onClose} />);
  return { onClose, container };
}

const dialog = () => screen.getByRole("dialog", { name: "Galleria" });
const button = (name: string) => screen.getByRole("button", { name });
const previous = () => button("Immagine precedente");
const next = () => button("Immagine successiva");
const shown = () => screen.getByRole("figure").textContent;
const ends = () => [previous(), next()].map((control) => control.getAttribute("aria-disabled") === "true");
const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(next(), { key, ...init });

/** A finger, or several, put down at the first place and lifted at the last. */
function drag(from: number, to: number, fingers = 1) {
  const touches = Array.from({ length: fingers }, () => ({ clientX: from, clientY: 300 }));
  fireEvent.touchStart(screen.getByRole("img"), { touches, changedTouches: touches });
  fireEvent.touchEnd(screen.getByRole("img"), {
    touches: [],
    changedTouches: [{ clientX: to, clientY: 300 }],
  });
}

test("shows the picture that was opened, as a modal dialog with the focus on the button that closes", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal").mockClear();
  open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("img", { name: "Foto: Durante" })).toHaveAttribute("sizes", "100vw");
  expect(shown()).toBe("Durante");
  expect(screen.getByText("2 di 3")).toBeInTheDocument();
  expect(button("Chiudi la galleria")).toHaveFocus();
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

test.each([
  ["to the left", 300, 200, "Dopo"],
  ["to the right", 200, 300, "Prima"],
  ["hardly", 200, 240, "Durante"],
  ["not at all", 200, 200, "Durante"],
])("a finger that moves %s", (_how, from, to, caption) => {
  open();
  drag(from, to);
  expect(shown()).toBe(caption);
});

test("two fingers enlarge, they do not leaf", () => {
  open();
  drag(300, 100, 2);
  expect(shown()).toBe("Durante");
  // The second finger comes later, and leaves before the first.
  const first = { clientX: 300 };
  const image = screen.getByRole("img");
  fireEvent.touchStart(image, { touches: [first], changedTouches: [first] });
  fireEvent.touchStart(image, { touches: [first, { clientX: 100 }], changedTouches: [{ clientX: 100 }] });
  fireEvent.touchEnd(image, { touches: [first], changedTouches: [{ clientX: 20 }] });
  fireEvent.touchEnd(image, { touches: [], changedTouches: [{ clientX: 500 }] });
  expect(shown()).toBe("Durante");
});

test("on an enlarged picture one finger moves what is seen", () => {
  const before = Object.getOwnPropertyDescriptor(window, "visualViewport");
  Object.defineProperty(window, "visualViewport", { configurable: true, value: { scale: 2 } });
  open();
  drag(300, 100);
  expect(shown()).toBe("Durante");
  Object.defineProperty(window, "visualViewport", { configurable: true, value: { scale: 1 } });
  drag(300, 100);
  expect(shown()).toBe("Dopo");
  if (before) Object.defineProperty(window, "visualViewport", before);
  else Reflect.deleteProperty(window, "visualViewport");
});

test("the button closes it, and so does whatever closes a dialog: Escape, the phone's back gesture", async () => {
  const { onClose } = open();
  await userEvent.click(button("Chiudi la galleria"));
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
