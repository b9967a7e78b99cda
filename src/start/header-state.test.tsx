import { markScrolled } from "./header-state";

test("the document says whether it is scrolled beyond 50 px, and which way; upwards at first and at the top", () => {
  jest.useFakeTimers();
  const { dataset } = document.documentElement;
  // Loaded half-way down.
  window.scrollY = 400;
  markScrolled();
  jest.runAllTimers();
  expect(dataset).toMatchObject({ scrolled: "true", heading: "up" });
  for (const [y, scrolled, heading] of [
    [401, "true", "down"],
    [300, "true", "up"],
    [-20, "false", "up"],
    [50, "false", "up"],
    [51, "true", "down"],
  ] as const) {
    window.scrollY = y;
    window.dispatchEvent(new Event("scroll"));
    expect(dataset).toMatchObject({ scrolled, heading });
  }
  jest.useRealTimers();
});
