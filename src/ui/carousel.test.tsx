import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubMedia } from "../../tests/unit/testing/media";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Carousel } from "./carousel";

const slides = ["Catasto", "Droni", "GIS"].map((label) => ({
  label,
  content: <a href={`/services/${label}`}>{label}</a>,
}));

let viewport: ReturnType<typeof stubViewport>;

/** Embla itself, over a layout that jsdom does not compute: slides of 300 px in a viewport of 400. */
beforeEach(() => {
  stubMedia();
  viewport = stubViewport();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.head.innerHTML = "<style>.slide { margin-right: 0 }</style>";
  const isSlide = (element: HTMLElement) => element.className === "slide";
  const layout: Record<string, (element: HTMLElement) => number> = {
    offsetWidth: (element) => (isSlide(element) ? 300 : 400),
    clientWidth: () => 300,
    offsetLeft: (element) =>
      300 * (isSlide(element) ? [...(element.parentNode?.children ?? [])].indexOf(element) : 0),
  };
  for (const [name, measure] of Object.entries(layout))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return measure(this);
      },
    });
});

/** The carousel in view, with Embla started. */
async function liveCarousel() {
  const result = render(<Carousel label="I servizi" slides={slides} />);
  const carousel = screen.getByRole("group", { name: "I servizi" });
  viewport.show(carousel, 50);
  await waitFor(() => expect(carousel).toHaveAttribute("data-enhanced", "true"));
  return result;
}

const previous = () => screen.getByRole("button", { name: "Servizio precedente" });
const next = () => screen.getByRole("button", { name: "Servizio successivo" });
const ends = () => [previous(), next()].map((button) => button.getAttribute("aria-disabled") === "true");

test("the buttons rest at the ends, and keep the focus there", async () => {
  const user = userEvent.setup();
  await liveCarousel();
  expect(ends()).toEqual([true, false]);
  await user.click(next());
  expect(ends()).toEqual([false, false]);
  await user.click(next());
  expect(ends()).toEqual([false, true]);
  expect(next()).toHaveFocus();
  await user.click(next());
  expect(ends()).toEqual([false, true]);
  await user.click(previous());
  await user.click(previous());
  expect(ends()).toEqual([true, false]);
});

test("the arrow keys move it from whatever has the focus inside", async () => {
  await liveCarousel();
  const inside = screen.getByRole("link", { name: "Catasto" });
  const handled = (init: KeyboardEventInit) => !fireEvent.keyDown(inside, init);
  expect(handled({ key: "ArrowRight" })).toBe(true);
  expect(ends()).toEqual([false, false]);
  expect(handled({ key: "ArrowRight" })).toBe(true);
  expect(ends()).toEqual([false, true]);
  expect(handled({ key: "ArrowLeft" })).toBe(true);
  expect(ends()).toEqual([false, false]);
});

test.each([{ altKey: true }, { ctrlKey: true }])("an arrow with %j is the browser's", async (modifier) => {
  await liveCarousel();
  expect(fireEvent.keyDown(next(), { key: "ArrowRight", ...modifier })).toBe(true);
  expect(ends()).toEqual([true, false]);
});

test("until Embla is there, buttons and arrow keys scroll by one slide, at once: it starts from there", async () => {
  const user = userEvent.setup();
  const scrollBy = jest.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  render(<Carousel label="I servizi" slides={slides} />);
  expect(ends()).toEqual([false, false]);
  await user.click(next());
  await user.click(previous());
  expect(scrollBy.mock.calls).toEqual([300, -300].map((left) => [{ left, behavior: "instant" }]));
});
