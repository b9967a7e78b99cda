import { act, fireEvent, render, screen } from "@testing-library/react";
import { stubPointer } from "../../tests/unit/testing/pointer";
import { drawings, IconButton } from "./icon-button";

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const control = (name: string) => screen.getByRole("button", { name });
const enter = (name: string) => fireEvent.pointerEnter(control(name), { pointerType: "mouse" });
const leave = (name: string) => fireEvent.pointerLeave(control(name), { pointerType: "mouse" });
const shown = () => screen.queryByRole("tooltip", { hidden: true })?.textContent;

// Once for all tests: the clock must not go back, the tooltips keep the time of the last closing.
beforeAll(() => {
  stubPointer();
  jest.useFakeTimers();
});
afterAll(() => void jest.useRealTimers());

const onClick = jest.fn();
beforeEach(() => {
  onClick.mockClear();
  wait(1000);
  render(
    ["Avanti", "Indietro"].map((name) => (
      <IconButton
        key={name}
        label={name}
        drawing={drawings.next}
        onClick={onClick}
        disabled={name === "Indietro"}
      />
    )),
  );
});

test("shows 700 ms after the mouse came to rest, and goes when it leaves", () => {
  enter("Avanti");
  wait(699);
  expect(shown()).toBeUndefined();
  wait(1);
  expect(shown()).toBe("Avanti");
  leave("Avanti");
  wait(150);
  expect(shown()).toBeUndefined();
});

test.each([
  [299, "Indietro"],
  [300, undefined],
])("%d ms after one closed, the next shows at once: %s", (pause, text) => {
  enter("Avanti");
  wait(700);
  leave("Avanti");
  wait(150);
  wait(pause);
  enter("Indietro");
  wait(0);
  expect(shown()).toBe(text);
});

test("shows at once to the keyboard, and goes on Escape or when the focus leaves", () => {
  act(() => control("Avanti").focus());
  expect(shown()).toBe("Avanti");
  fireEvent.keyDown(control("Avanti"), { key: "Escape" });
  expect(shown()).toBeUndefined();
  act(() => control("Indietro").focus());
  expect(shown()).toBe("Indietro");
  act(() => control("Indietro").blur());
  expect(shown()).toBeUndefined();
});

test("the button is named by its label and drawn with a line that no one reads out", () => {
  expect(control("Avanti").querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  fireEvent.click(control("Avanti"));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("disabled it says so and does nothing, but keeps its place in the order of the focus", () => {
  expect(control("Indietro")).toHaveAttribute("aria-disabled", "true");
  expect(control("Indietro")).toBeEnabled();
  fireEvent.click(control("Indietro"));
  expect(onClick).not.toHaveBeenCalled();
});
