import { act, fireEvent, render, screen } from "@testing-library/react";
import { drawings, IconButton } from "./icon-button";

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const control = (name: string) => screen.getByRole("button", { name });
const enter = (name: string) => fireEvent.pointerEnter(control(name), { pointerType: "mouse" });
const leave = (name: string) => fireEvent.pointerLeave(control(name), { pointerType: "mouse" });
const shown = () => screen.queryByRole("tooltip", { hidden: true })?.textContent;

// Once for all tests: the clock must not go back, the tooltips keep the time of the last closing.
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  wait(1000);
  const both = { drawing: drawings.next, onClick: () => undefined };
  render(
    <>
      <IconButton label="Avanti" {...both} />
      <IconButton label="Indietro" {...both} />
    </>,
  );
});

test.each([
  [299, "Indietro"],
  [300, undefined],
])(
  "shows 700 ms after the mouse came to rest, and goes when it leaves; %d ms later the next shows at once: %s",
  (pause, text) => {
    enter("Avanti");
    wait(699);
    expect(shown()).toBeUndefined();
    wait(1);
    expect(shown()).toBe("Avanti");
    leave("Avanti");
    wait(150);
    expect(shown()).toBeUndefined();
    wait(pause);
    enter("Indietro");
    wait(0);
    expect(shown()).toBe(text);
  },
);

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
