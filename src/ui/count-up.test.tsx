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

test("counts once a tenth of it is in view, from 0 in steps of 16 ms, and ends exactly at the end after 2000 ms", () => {
  const { enter, painted } = show();
  enter(9);
  wait(5000);
  expect(painted()).toBe("+4500 km");
  enter(10);
  expect(painted()).toBe("+0 km");
  wait(15);
  expect(painted()).toBe("+0 km");
  wait(1);
  expect(painted()).toBe("+36 km");
  wait(16 * 124 - 16);
  expect(painted()).toBe("+4464 km");
  wait(16);
  expect(painted()).toBe("+4500 km");
  enter(0);
  enter(100);
  expect(painted()).toBe("+4500 km");
  expect(jest.getTimerCount()).toBe(0);
});

test("takes the duration it is told", () => {
  const { enter, painted } = show(160);
  enter(100);
  wait(80);
  expect(painted()).toBe("+2250 km");
  wait(80);
  expect(painted()).toBe("+4500 km");
});

test("does not count under reduced motion", () => {
  stubMedia(reducedMotion);
  const { enter, painted } = show();
  enter(100);
  expect(painted()).toBe("+4500 km");
  expect(jest.getTimerCount()).toBe(0);
});
