import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { OpenNow } from "./open-now";

const workdays = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì"];
const hours = [{ days: workdays, opens: "09:00", closes: "19:00" }];
const closures = [{ from: "2026-12-24", to: "2027-01-06" }];

/** As it stands on the page; 18 November 2026 is a Wednesday. */
const list = (
  <dl>
    <dd>
      <OpenNow hours={hours} closures={closures} />
    </dd>
  </dl>
);
const renderAt = (instant: string) => {
  jest.useFakeTimers({ now: new Date(instant) });
  return render(list);
};

afterEach(() => void jest.useRealTimers());

test("the HTML holds an empty line", () => {
  expect(renderToString(list)).toBe("<dl><dd></dd></dl>");
});

test("says until when it is open, and nothing interrupts", () => {
  renderAt("2026-11-18T08:30:00Z");
  const state = screen.getByRole("definition");
  expect(state).toHaveTextContent(/^Aperto ora, fino alle 19:00$/u);
  expect(state.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
});

test("changes with the hour by one timer", () => {
  renderAt("2026-11-18T08:30:00Z");
  expect(jest.getTimerCount()).toBe(1);
  act(() => void jest.advanceTimersByTime(9.5 * 3_600_000 - 1));
  expect(screen.getByText("Aperto ora, fino alle 19:00")).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText("Ora chiuso: riapre domani alle 9:00")).toBeVisible();
  act(() => void jest.advanceTimersByTime(5 * 3_600_000));
  expect(screen.getByText("Ora chiuso: riapre oggi alle 9:00")).toBeVisible();
  expect(jest.getTimerCount()).toBe(1);
});

test("names the day on which holidays are over", () => {
  renderAt("2026-12-23T18:30:00Z");
  expect(screen.getByText("Ora chiuso: riapre il 7 gennaio alle 9:00")).toBeVisible();
});

test("looks again when the tab becomes visible", () => {
  renderAt("2026-11-18T08:30:00Z");
  jest.setSystemTime(new Date("2026-11-20T18:30:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText("Ora chiuso: riapre lunedì alle 9:00")).toBeVisible();
  expect(jest.getTimerCount()).toBe(1);
});

test("leaves nothing behind", () => {
  const { unmount } = renderAt("2026-11-18T08:30:00Z");
  unmount();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(jest.getTimerCount()).toBe(0);
});
