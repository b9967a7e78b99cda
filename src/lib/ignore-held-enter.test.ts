/** @jest-environment jsdom */
import { ignoreHeldEnter } from "./ignore-held-enter";

/** Whether a key pressed on a control is left alone. */
function isLeftAlone(control: string, key: KeyboardEventInit): boolean {
  const element = document.body.appendChild(document.createElement(control));
  element.addEventListener("keydown", ignoreHeldEnter);
  return element.dispatchEvent(new KeyboardEvent("keydown", { cancelable: true, ...key }));
}

test.each(["button", "input", "select"])("an Enter held down presses a %s only once", (control) => {
  expect(isLeftAlone(control, { key: "Enter" })).toBe(true);
  expect(isLeftAlone(control, { key: "Enter", repeat: true })).toBe(false);
});

test("an Enter held down goes on writing lines", () => {
  expect(isLeftAlone("textarea", { key: "Enter", repeat: true })).toBe(true);
});

test("other keys held down are left alone", () => {
  expect(isLeftAlone("input", { key: "a", repeat: true })).toBe(true);
});
