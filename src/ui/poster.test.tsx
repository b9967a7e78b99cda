import { render, screen, within } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Poster } from "./poster";

beforeEach(() => void stubViewport());

test("a picture with something to do below it", () => {
  render(
    <Poster image={picture("Pianta della sede")}>
      <a href="/contact">Indicazioni</a>
    </Poster>,
  );
  const figure = within(screen.getByRole("figure"));
  expect(figure.getByRole("img", { name: "Pianta della sede" })).toBeInTheDocument();
  expect(figure.getByRole("link", { name: "Indicazioni" }).closest("figcaption")).not.toBeNull();
});

test("has no empty caption", () => {
  render(<Poster image={picture()}>{null}</Poster>);
  expect(screen.getByRole("figure").querySelector("figcaption")).toBeNull();
});

test("appears when three tenths of it are in view", () => {
  const viewport = stubViewport();
  render(<Poster image={picture()} />);
  const block = screen.getByRole("img").closest("[data-reveal]") as HTMLElement;
  viewport.show(block, 29);
  expect(block).toHaveAttribute("data-reveal", "below");
  viewport.show(block, 30);
  expect(block).toHaveAttribute("data-reveal", "seen");
});
