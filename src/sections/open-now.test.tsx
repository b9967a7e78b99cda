import { act, render, screen } from "@testing-library/react";
import { OpenNow } from "./open-now";

const workdays = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì"];
const hours = [{ days: workdays, opens: "09:00", closes: "19:00" }];
const closures = [{ from: "2026-12-24", to: "2027-01-06" }];

afterEach(() => void jest.useRealTimers());

test("changes with the hour, without interrupting anybody, names the day on which holidays are over, leaves nothing behind", () => {
  // A Wednesday.
  jest.useFakeTimers({ now: new Date("2026-12-23T17:59:00Z") });
  const { unmount, container } = render(<OpenNow hours={hours} closures={closures} />);
  expect(container.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
  expect(screen.getByText("Aperto ora, fino alle 19:00")).toBeVisible();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText("Ora chiuso: riapre il 7 gennaio alle 9:00")).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
