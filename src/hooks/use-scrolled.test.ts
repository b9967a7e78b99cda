/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useScrolled } from "./use-scrolled";

function scrollTo(y: number) {
  window.scrollY = y;
  act(() => void window.dispatchEvent(new Event("scroll")));
}

afterEach(() => {
  window.scrollY = 0;
});

test("50 px is not scrolled, 51 px is; and back", () => {
  const { result } = renderHook(() => useScrolled(50));
  expect(result.current).toBe(false);
  scrollTo(50);
  expect(result.current).toBe(false);
  scrollTo(51);
  expect(result.current).toBe(true);
  scrollTo(50);
  expect(result.current).toBe(false);
});

test("knows a page that was loaded half-way down", () => {
  window.scrollY = 400;
  expect(renderHook(() => useScrolled(50)).result.current).toBe(true);
});
