import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Carousel } from "./carousel";

/** Before Embla, which only comes into a carousel in view: what it does is seen in a browser (tests/e2e/components). */
beforeEach(() => {
  stubViewport();
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  HTMLElement.prototype.scrollBy = jest.fn();
  const slides = ["Primo", "Secondo"].map((label) => ({ label, content: <a href="/uno">{label}</a> }));
  render(<Carousel label="I servizi" slides={slides} />);
});
afterEach(() => jest.restoreAllMocks());

const button = (name: string) => screen.getByRole("button", { name });
const arrow = (init: KeyboardEventInit) =>
  fireEvent.keyDown(screen.getByRole("link", { name: "Primo" }), { key: "ArrowRight", ...init });

test("buttons and arrow keys scroll by one slide, at once: Embla starts from there", async () => {
  const user = userEvent.setup();
  await user.click(button("Servizio successivo"));
  await user.click(button("Servizio precedente"));
  expect(arrow({})).toBe(false);
  expect(jest.mocked(HTMLElement.prototype.scrollBy).mock.calls).toEqual(
    [300, -300, 300].map((left) => [{ left, behavior: "instant" }]),
  );
});

test("an arrow with Alt is the browser's", () => {
  expect(arrow({ altKey: true })).toBe(true);
  expect(HTMLElement.prototype.scrollBy).not.toHaveBeenCalled();
});
