import { render, screen } from "@testing-library/react";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Reveal } from "./reveal";

const delay = (element: HTMLElement) => element.style.getPropertyValue("--reveal-delay");

test("some blocks wait for three tenths", () => {
  const viewport = stubViewport();
  render(<Reveal threshold={0.3}>Testo</Reveal>);
  const block = screen.getByText("Testo");
  viewport.show(block, 29);
  expect(block).toHaveAttribute("data-reveal", "below");
  viewport.show(block, 30);
  expect(block).toHaveAttribute("data-reveal", "seen");
});

test("each waits 100 ms more than its neighbour before it", () => {
  stubViewport();
  render(
    <ul>
      {[0, 1, 2].map((position) => (
        <Reveal as="li" key={position} position={position} className="card">
          Testo
        </Reveal>
      ))}
    </ul>,
  );
  const items = screen.getAllByRole("listitem");
  expect(items.map(delay)).toEqual(["", "100ms", "200ms"]);
  expect(items[0]).toHaveClass("card");
});
