/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useToday } from "./use-today";

test("the day of the build first, so that HTML and page agree; then today", () => {
  Object.assign(globalThis, { __BUILD_DATE__: "2026-03-05" });
  jest.useFakeTimers({ now: new Date("2026-11-21T09:30:00Z") });
  const days: string[] = [];
  renderHook(() => days.push(useToday().toISOString().slice(0, 10)));
  expect(days).toEqual(["2026-03-05", "2026-11-21"]);
  jest.useRealTimers();
});
