import { act, fireEvent, render, screen } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { ServicesDropdown } from "./services-dropdown";

const toggle = () => screen.getByRole("button", { name: "Mostra l’elenco dei servizi" });
const item = () => toggle().closest("li") as HTMLElement;
const service = () => screen.getByRole("link", { name: layoutData.services[0]?.links[0]?.label });
const click = () => fireEvent.click(toggle());
const enter = () => fireEvent.pointerEnter(item(), { pointerType: "mouse" });
const leave = () => fireEvent.pointerLeave(item(), { pointerType: "mouse" });
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

function expectOpen(open: boolean) {
  expect(toggle()).toHaveAttribute("aria-expanded", String(open));
  expect(item()).toHaveAttribute("data-open", String(open));
}

// Once for all tests: the clock must not go back, the list keeps the time of the last closing.
beforeAll(() => {
  jest.useFakeTimers();
  // jsdom cannot follow a link.
  document.addEventListener("click", (event) => event.preventDefault());
});
afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  wait(1000);
  render(
    <ul>
      <ServicesDropdown label="Servizi" to="/#servizi" services={layoutData.services} pathname="/" />
    </ul>,
  );
});

test("Escape closes it, and choosing, whatever the pointer had in mind", () => {
  click();
  fireEvent.keyDown(service(), { key: "Escape" });
  expectOpen(false);
  enter();
  click();
  expectOpen(true);
  fireEvent.click(service());
  wait(1000);
  expectOpen(false);
});

test("opens 200 ms after the pointer came; one that only passes opens nothing; closes on leaving, but not while the pointer crosses a gap", () => {
  enter();
  wait(150);
  leave();
  wait(150);
  enter();
  wait(199);
  expectOpen(false);
  wait(1);
  expectOpen(true);
  leave();
  wait(100);
  enter();
  wait(1000);
  expectOpen(true);
  leave();
  wait(150);
  expectOpen(false);
});

test("within 300 ms of closing it opens without delay; then the delay is back", () => {
  click();
  click();
  wait(299);
  enter();
  wait(0);
  expectOpen(true);
  click();
  leave();
  wait(300);
  enter();
  wait(199);
  expectOpen(false);
});
