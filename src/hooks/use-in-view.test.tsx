import { render } from "@testing-library/react";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { useInView } from "./use-in-view";

function Block() {
  const { ref, state } = useInView<HTMLParagraphElement>(0.1);
  return <p ref={ref}>{state}</p>;
}

test("a block that cannot show that share of itself is seen at the latest when it fills the viewport", () => {
  const rect = jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ height: 6_000 } as DOMRect);
  const viewport = stubViewport(500);
  const { container } = render(<Block />);
  const block = container.querySelector("p") as HTMLElement;
  viewport.show(block, 0, 6_000);
  expect(block).toHaveTextContent("below");
  viewport.show(block, 500, 6_000);
  expect(block).toHaveTextContent("seen");
  rect.mockRestore();
});
