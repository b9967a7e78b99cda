import { render, screen } from "@testing-library/react";
import { LastUpdated } from "./last-updated";

beforeAll(() => void Object.assign(globalThis, { __BUILD_DATE__: "2026-03-05" }));
afterEach(() => void jest.useRealTimers());

test("prints today, in Italian and for machines", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T09:30:00Z") });
  const { container } = render(<LastUpdated />);
  expect(container).toHaveTextContent("Ultimo aggiornamento: 21 novembre 2026");
  expect(screen.getByText("21 novembre 2026")).toHaveAttribute("dateTime", "2026-11-21");
});

test("just after an Italian midnight both are the new day", () => {
  jest.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") });
  render(<LastUpdated />);
  expect(screen.getByText("21 novembre 2026")).toHaveAttribute("dateTime", "2026-11-21");
});
