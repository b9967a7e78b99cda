import { reloadUpTo } from "./reload";

test("reloads at most the given number of times per history entry, and keeps its other state", () => {
  const reload = jest.fn();
  window.history.replaceState({ key: "a" }, "");
  for (const times of [1, 1, 2, 2]) reloadUpTo(times, reload);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(window.history.state).toEqual({ key: "a", reloads: 2 });
});
