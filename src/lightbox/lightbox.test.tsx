import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { picture } from "../../tests/unit/testing/picture";
import { Gallery } from "../sections/gallery";
import { openPicture } from "./lightbox";

jest.mock("../start/lightbox-links", () => ({ pictureLinkSelector: "a" }));

const items = ["Prima", "Durante", "Dopo"].map((caption) => ({
  caption,
  image: picture(`Foto: ${caption}`, caption.toLowerCase()),
}));

function open() {
  render(<Gallery items={items} />);
  openPicture(screen.getByRole("link", { name: "Ingrandisci: Foto: Durante" }));
}

const dialog = () => screen.getByRole("dialog", { name: "Galleria" });
const image = () => dialog().querySelector("img") as HTMLElement;
const button = (name: string) => screen.getByRole("button", { name });
const next = () => button("Immagine successiva");
const caption = () => dialog().querySelector("[data-caption]")?.textContent;
const disabledEnds = () =>
  [button("Immagine precedente"), next()].map((control) => control.getAttribute("aria-disabled") === "true");
const press = (key: string, init?: KeyboardEventInit) => fireEvent.keyDown(next(), { key, ...init });
const scroller = () => document.querySelector("[data-enlarged]") as HTMLElement;
const scale = () => Number.parseInt((scroller().firstElementChild as HTMLElement).style.width, 10) / 100;
const sizes = () => dialog().querySelector("source")?.getAttribute("sizes");

function swipe([fromX, fromY]: readonly number[], [toX, toY]: readonly number[], others: object[] = []) {
  fireEvent.touchStart(image(), { touches: [{ clientX: fromX, clientY: fromY }, ...others] });
  fireEvent.touchEnd(image(), { changedTouches: [{ clientX: toX, clientY: toY }] });
}

afterEach(() => screen.queryByRole<HTMLDialogElement>("dialog")?.close());

test("buttons and arrow keys change the picture and stop at the ends, keeping the focus", async () => {
  open();
  await userEvent.click(next());
  await userEvent.click(next());
  expect([caption(), ...disabledEnds()]).toEqual(["Dopo", false, true]);
  expect(next()).toHaveFocus();
  for (const _ of items) press("ArrowLeft");
  expect([caption(), ...disabledEnds()]).toEqual(["Prima", true, false]);
  expect(screen.getByText("1 di 3")).toBeInTheDocument();
  for (const init of [{ altKey: true }, { ctrlKey: true }]) press("ArrowRight", init);
  expect(caption()).toBe("Prima");
});

test("up and down leave the picture, and a long caption to the browser's scrolling", () => {
  open();
  const firstImage = image();
  for (const key of ["ArrowUp", "ArrowDown"]) expect(press(key)).toBe(true);
  expect(image()).toBe(firstImage);
});

test("a horizontal swipe changes the picture, unless with two fingers or enlarged", () => {
  open();
  swipe([300, 300], [200, 320]);
  expect(caption()).toBe("Dopo");
  swipe([200, 300], [300, 280]);
  expect(caption()).toBe("Durante");
  swipe([300, 300], [200, 320], [{ clientX: 1, clientY: 1 }]);
  swipe([300, 300], [290, 420]);
  const zoomPage = (value: object | undefined) =>
    Object.defineProperty(window, "visualViewport", { configurable: true, value });
  zoomPage({ scale: 2 });
  swipe([300, 300], [200, 320]);
  zoomPage(undefined);
  press("+");
  swipe([300, 300], [200, 320]);
  expect(caption()).toBe("Durante");
});

test("keys and buttons zoom in steps up to 8× and show the scale; the next picture resets it", async () => {
  open();
  expect([caption(), sizes()]).toEqual(["Durante", "100vw"]);
  press("+");
  expect([scale(), sizes()]).toEqual([1.5, "200vw"]);
  expect(screen.getByText("150 %")).toBeInTheDocument();
  press("-");
  expect(button("Riduci")).toHaveAttribute("aria-disabled", "true");
  for (let times = 0; times < 9; times += 1) press("=");
  expect(scale()).toBe(8);
  await userEvent.click(button("Mostra tutta l’immagine"));
  expect(scale()).toBe(1);
  press("+");
  await userEvent.click(next());
  expect([caption(), scale()]).toEqual(["Dopo", 1]);
});

test("arrow keys and the mouse pan an enlarged picture instead of changing it", () => {
  open();
  press("+");
  press("ArrowRight");
  expect([caption(), scroller().scrollLeft]).toEqual(["Durante", 80]);
  const move = new MouseEvent("pointermove", { bubbles: true, buttons: 1 });
  fireEvent(image(), Object.assign(move, { pointerType: "mouse", movementX: 30, movementY: 0 }));
  expect(scroller().scrollLeft).toBe(50);
});

test("a double click zooms in around its point, the next one zooms out", () => {
  open();
  fireEvent.doubleClick(image(), { clientX: 100, clientY: 10 });
  expect([scale(), scroller().scrollLeft, scroller().scrollTop]).toEqual([3, 200, 20]);
  fireEvent.doubleClick(image());
  expect(scale()).toBe(1);
});

test("a drawing without neighbours opens as high as its box, at its left edge", () => {
  const size = (name: "clientWidth" | "clientHeight", value: number) =>
    jest.spyOn(Element.prototype, name, "get").mockReturnValue(value);
  size("clientWidth", 360);
  size("clientHeight", 450);
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 360, 450));
  render(
    <a href="/tavola.svg">
      <img src="/tavola.svg" alt="" width={1600} height={1000} />
    </a>,
  );
  openPicture(screen.getByRole("link"));
  expect([scale(), scroller().scrollLeft, scroller().scrollTop]).toEqual([2, 0, 225]);
});
