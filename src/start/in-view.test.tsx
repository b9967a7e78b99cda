import { render, screen } from "@testing-library/react";
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import { CountUp } from "../sections/counters";
import { Reveal } from "../ui/reveal";
import { watchElements } from "./in-view";

let report: (entries: object[]) => void;

beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
  window.innerHeight = 800;
  window.IntersectionObserver = function observer(callback: typeof report) {
    report = callback;
    return { observe: jest.fn(), unobserve: jest.fn() };
  } as unknown as typeof IntersectionObserver;
  watchElements();
});
afterEach(() => void jest.useRealTimers());

const show = (target: Element, intersectionRatio: number, height = 100) =>
  report([
    { target, isIntersecting: intersectionRatio > 0, intersectionRatio, boundingClientRect: { height } },
  ]);

test.each([
  [0.3, 1000, 0.29, 0.3],
  // For a tall element, half a window is enough.
  [0.1, 8000, 0.04, 0.05],
] as const)(
  "an element with threshold %d, %d px high, is hidden at a ratio of %d and revealed at %d",
  (threshold, height, before, at) => {
    render(<Reveal threshold={threshold}>Blocco</Reveal>);
    const element = screen.getByText("Blocco");
    show(element, before, height);
    expect(element).toHaveAttribute("data-seen", "false");
    show(element, at, height);
    expect(element).toHaveAttribute("data-seen", "true");
  },
);

test("reduced motion ends a running count", () => {
  render(<CountUp end={4500} duration={null} prefix="+" suffix=" km" className={null} />);
  const number = screen.getByText("+4500 km");
  show(number, 1);
  jest.advanceTimersByTime(16);
  expect(number.dataset.shown).toBe("+36 km");
  stubMedia(reducedMotion);
  jest.advanceTimersByTime(16);
  expect([number.dataset.shown, jest.getTimerCount()]).toEqual([undefined, 0]);
});
