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

test("says nothing before scripts have looked", () => {
  const { container } = render(<Reveal position={2}>Testo</Reveal>);
  expect(container.innerHTML).toBe("<div>Testo</div>");
});

test("each waits 100 ms more than its neighbour before it", () => {
  const viewport = stubViewport();
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
  for (const item of items) viewport.show(item, 0);
  expect(items.map(delay)).toEqual(["", "100ms", "200ms"]);
  expect(items[0]).toHaveClass("card", "reveal");
});
