/** @jest-environment jsdom */
import { renewOnce } from "./renew";

const reload = jest.fn();

beforeEach(() => {
  window.history.replaceState({ key: "a" }, "");
});

test("reloads once for each visit, and keeps what the history says", () => {
  expect(renewOnce(reload)).toBe(true);
  expect(renewOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ key: "a", renewed: true });
});
