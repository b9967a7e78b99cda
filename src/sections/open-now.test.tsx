import { act, render, screen } from "@testing-library/react";
import { OpenNow } from "./open-now";

const workdays = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì"];
const hours = [{ days: workdays, opens: "09:00", closes: "19:00" }];
const closures = [{ from: "2026-12-24", to: "2027-01-06" }];

/** 18 November 2026 is a Wednesday. */
const renderAt = (instant: string) => {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(
    <dl>
      <dd>
        <OpenNow hours={hours} closures={closures} />
      </dd>
    </dl>,
  );
};
const state = () => screen.getByRole("definition");
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

afterEach(() => void jest.useRealTimers());

test("changes with the hour by one timer, without interrupting anybody, and leaves nothing behind", () => {
  const { unmount } = renderAt("2026-11-18T08:30:00Z");
  expect(state().closest("[aria-live], [role=status], [role=alert]")).toBeNull();
  expect(jest.getTimerCount()).toBe(1);
  pass(9.5 * 3_600_000 - 1);
  expect(state()).toHaveTextContent(/^Aperto ora, fino alle 19:00$/u);
  pass(1);
  expect(state()).toHaveTextContent(/^Ora chiuso: riapre domani alle 9:00$/u);
  pass(5 * 3_600_000);
  expect(state()).toHaveTextContent(/^Ora chiuso: riapre oggi alle 9:00$/u);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(jest.getTimerCount()).toBe(0);
});

test("looks again when the tab becomes visible; names the day on which holidays are over", () => {
  renderAt("2026-11-18T08:30:00Z");
  jest.setSystemTime(new Date("2026-12-23T18:30:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(state()).toHaveTextContent(/^Ora chiuso: riapre il 7 gennaio alle 9:00$/u);
  expect(jest.getTimerCount()).toBe(1);
});
