import { act, fireEvent, render, screen } from "@testing-library/react";
import { stubPointer } from "../../tests/unit/testing/pointer";
import { useHoverDisclosure } from "./use-hover-disclosure";

function Disclosure({ name }: { name: string }) {
  const { open, hydrated, button, setOpen, container } = useHoverDisclosure();
  return (
    <section aria-label={name} data-hydrated={hydrated} {...container}>
      <button type="button" ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Apri {name}
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Scegli {name}
      </button>
    </section>
  );
}

const place = (name: string) => screen.getByRole("region", { name });
const button = (name: string) => screen.getByRole("button", { name: `Apri ${name}` });
const isOpen = (name = "A") => button(name).getAttribute("aria-expanded") === "true";
const enter = (name = "A", pointerType = "mouse") => fireEvent.pointerEnter(place(name), { pointerType });
const leave = (name = "A", pointerType = "mouse") => fireEvent.pointerLeave(place(name), { pointerType });
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

// Once for all tests: the clock must not go back, the hook keeps the time of the last closing.
beforeAll(() => {
  stubPointer();
  jest.useFakeTimers();
});
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  wait(1000);
  render(
    <>
      <Disclosure name="A" />
      <Disclosure name="B" />
    </>,
  );
});

test("says so once the page is hydrated", () => {
  expect(place("A")).toHaveAttribute("data-hydrated", "true");
});

test("opens 200 ms after the pointer came", () => {
  enter();
  wait(199);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
});

test("a pointer that only passes opens nothing", () => {
  enter();
  wait(150);
  leave();
  wait(1000);
  expect(isOpen()).toBe(false);
});

test("closes on leaving, but not while the pointer crosses a gap", () => {
  enter();
  wait(200);
  leave();
  wait(100);
  enter();
  wait(1000);
  expect(isOpen()).toBe(true);
  leave();
  wait(150);
  expect(isOpen()).toBe(false);
});

test.each(["A", "B"])("within 300 ms of closing A, %s opens without delay", (next) => {
  fireEvent.click(button("A"));
  fireEvent.click(button("A"));
  wait(299);
  enter(next);
  wait(0);
  expect(isOpen(next)).toBe(true);
});

test("300 ms after a closing the delay is back", () => {
  fireEvent.click(button("A"));
  fireEvent.click(button("A"));
  wait(300);
  enter("B");
  wait(199);
  expect(isOpen("B")).toBe(false);
  wait(1);
  expect(isOpen("B")).toBe(true);
});

test("a passage that opened nothing does not shorten the next", () => {
  enter();
  leave();
  wait(150);
  enter("B");
  wait(199);
  expect(isOpen("B")).toBe(false);
});

test("a finger opens by touch, not by the pointer events that come with it", () => {
  enter("A", "touch");
  wait(1000);
  expect(isOpen()).toBe(false);
  fireEvent.click(button("A"));
  leave("A", "touch");
  wait(1000);
  expect(isOpen()).toBe(true);
});

test("Escape closes and gives the focus back to the button", () => {
  fireEvent.click(button("A"));
  const choice = screen.getByRole("button", { name: "Scegli A" });
  act(() => choice.focus());
  fireEvent.keyDown(choice, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(button("A")).toHaveFocus();
});

test("closes when the focus leaves, not while it moves inside", () => {
  act(() => button("A").focus());
  fireEvent.click(button("A"));
  act(() => screen.getByRole("button", { name: "Scegli A" }).focus());
  expect(isOpen()).toBe(true);
  act(() => button("B").focus());
  expect(isOpen()).toBe(false);
});

test("choosing closes at once, whatever the pointer had in mind", () => {
  enter();
  fireEvent.click(button("A"));
  fireEvent.click(screen.getByRole("button", { name: "Scegli A" }));
  wait(1000);
  expect(isOpen()).toBe(false);
});
