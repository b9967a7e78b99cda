import { render, screen } from "@testing-library/react";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Reveal } from "./reveal";

test("says nothing before scripts have looked", () => {
  stubViewport();
  const { container } = render(<Reveal position={2}>Testo</Reveal>);
  expect(container.innerHTML).toBe("<div>Testo</div>");
});

test("each waits 100 ms more than its neighbour before it; some for three tenths", () => {
  const viewport = stubViewport();
  render(
    <ul>
      {[0, 1, 2].map((position) => (
        <Reveal as="li" key={position} position={position} threshold={0.3}>
          Testo
        </Reveal>
      ))}
    </ul>,
  );
  const items = screen.getAllByRole("listitem");
  for (const item of items) viewport.show(item, 29);
  expect(items.map(({ dataset }) => dataset.reveal)).toEqual(["below", "below", "below"]);
  expect(items.map(({ style }) => style.getPropertyValue("--reveal-delay"))).toEqual(["", "100ms", "200ms"]);
  for (const item of items) viewport.show(item, 30);
  expect(items.map(({ dataset }) => dataset.reveal)).toEqual(["seen", "seen", "seen"]);
});
