import { act, render } from "@testing-library/react";
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { CountUp } from "./count-up";

beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
});
afterEach(() => void jest.useRealTimers());

function show(duration: number | null = null) {
  const viewport = stubViewport();
  const { container } = render(
    <CountUp end={4500} duration={duration} prefix="+" suffix=" km" className={null} />,
  );
  const number = container.firstElementChild as HTMLElement;
  return {
    enter: (pixels: number) => viewport.show(number, pixels),
    painted: () => number.querySelector("span:not(.visually-hidden)")?.textContent,
  };
}

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

test.each([
  [null, 2000, "+36 km"],
  [160, 160, "+450 km"],
])("of duration %p it counts once a tenth is in view, for %d ms in steps of 16 ms", (told, whole, first) => {
  const { enter, painted } = show(told);
  enter(9);
  wait(5000);
  expect(painted()).toBe("+4500 km");
  enter(10);
  wait(15);
  expect(painted()).toBe("+0 km");
  wait(1);
  expect(painted()).toBe(first);
  wait(whole - 17);
  expect(painted()).not.toBe("+4500 km");
  wait(1);
  enter(0);
  enter(100);
  expect(painted()).toBe("+4500 km");
  expect(jest.getTimerCount()).toBe(0);
});

test("does not count under reduced motion", () => {
  stubMedia(reducedMotion);
  const { enter, painted } = show();
  enter(100);
  expect(painted()).toBe("+4500 km");
  expect(jest.getTimerCount()).toBe(0);
});
