import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe, toHaveNoViolations } from "jest-axe";
import { stubMedia } from "../../tests/unit/testing/media";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Carousel } from "./carousel";

expect.extend(toHaveNoViolations);

const slides = ["Catasto", "Droni", "GIS"].map((label) => ({
  key: label,
  label,
  content: <a href={`/services/${label}`}>{label}</a>,
}));

/** Embla itself, over a layout that jsdom does not compute: slides of 300 px in a viewport of 400. */
beforeEach(() => {
  stubMedia();
  stubViewport();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.head.innerHTML = "<style>.slide { margin-right: 0 }</style>";
  const isSlide = (element: HTMLElement) => element.className === "slide";
  const layout: Record<string, (element: HTMLElement) => number> = {
    offsetWidth: (element) => (isSlide(element) ? 300 : 400),
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

const previous = () => screen.getByRole("button", { name: "Servizio precedente" });
const next = () => screen.getByRole("button", { name: "Servizio successivo" });
const ends = () => [previous(), next()].map((button) => button.getAttribute("aria-disabled") === "true");

test("says what it is, what each slide is, and has no barrier", async () => {
  const { container } = render(<Carousel label="I servizi" slides={slides} />);
  const carousel = screen.getByRole("group", { name: "I servizi" });
  expect(carousel).toHaveAttribute("aria-roledescription", "carosello");
  const second = screen.getByRole("group", { name: "2 di 3: Droni" });
  expect(second).toHaveAttribute("aria-roledescription", "diapositiva");
  expect(second).toContainElement(screen.getByRole("link", { name: "Droni" }));
  expect(await axe(container)).toHaveNoViolations();
});

test("the buttons rest at the ends, and keep the focus there", async () => {
  const user = userEvent.setup();
  render(<Carousel label="I servizi" slides={slides} />);
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

test("the arrow keys move it from whatever has the focus inside", () => {
  render(<Carousel label="I servizi" slides={slides} />);
  const inside = screen.getByRole("link", { name: "Catasto" });
  const handled = (init: KeyboardEventInit) => !fireEvent.keyDown(inside, init);
  expect(handled({ key: "ArrowRight" })).toBe(true);
  expect(ends()).toEqual([false, false]);
  expect(handled({ key: "ArrowRight" })).toBe(true);
  expect(ends()).toEqual([false, true]);
  expect(handled({ key: "ArrowLeft" })).toBe(true);
  expect(ends()).toEqual([false, false]);
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "an arrow with %j is the browser's",
  (modifier) => {
    render(<Carousel label="I servizi" slides={slides} />);
    expect(fireEvent.keyDown(next(), { key: "ArrowRight", ...modifier })).toBe(true);
    expect(ends()).toEqual([true, false]);
  },
);

test("other keys stay the page's", () => {
  render(<Carousel label="I servizi" slides={slides} />);
  expect(fireEvent.keyDown(next(), { key: "ArrowDown" })).toBe(true);
  expect(ends()).toEqual([true, false]);
});

test("tells the style sheet that scripts are in charge", () => {
  render(<Carousel label="I servizi" slides={slides} />);
  expect(screen.getByRole("group", { name: "I servizi" })).toHaveAttribute("data-enhanced", "true");
});
