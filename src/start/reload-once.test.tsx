import { reloadOnce } from "./reload-once";

const reload = jest.fn();

beforeEach(() => {
  window.history.replaceState({ key: "a" }, "");
});

test("reloads once for each visit, and keeps the other history state", () => {
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ key: "a", reloaded: true });
});
