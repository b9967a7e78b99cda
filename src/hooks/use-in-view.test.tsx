import { render } from "@testing-library/react";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { useInView } from "./use-in-view";

function Block({ threshold }: { threshold: number }) {
  const { ref, state } = useInView<HTMLParagraphElement>(threshold);
  return <p ref={ref}>{state}</p>;
}

function show(threshold: number, viewportHeight?: number) {
  const viewport = stubViewport(viewportHeight);
  const { container } = render(<Block threshold={threshold} />);
  const block = container.querySelector("p") as HTMLElement;
  return { viewport, block };
}

test.each([0.1, 0.3])("is seen when %d of it is in view, not before, and once for all", (threshold) => {
  const { viewport, block } = show(threshold);
  expect(block).toBeEmptyDOMElement();
  viewport.show(block, 0);
  viewport.show(block, threshold * 100 - 1);
  expect(block).toHaveTextContent("below");
  viewport.show(block, threshold * 100);
  expect(block).toHaveTextContent("seen");
  viewport.show(block, 0);
  expect(block).toHaveTextContent("seen");
});

test("a block that cannot show that share of itself is seen at the latest when it fills the viewport", () => {
  const rect = jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ height: 6_000 } as DOMRect);
  const { viewport, block } = show(0.1, 500);
  for (let pixels = 0; pixels <= 500; pixels += 5) viewport.show(block, pixels, 6_000);
  expect(block).toHaveTextContent("seen");
  rect.mockRestore();
});
