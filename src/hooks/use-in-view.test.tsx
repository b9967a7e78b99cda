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

test.each([
  [0.1, 6_000],
  [0.1, 30_000],
  [0.3, 20_000],
])(
  "at threshold %d a block of %d px is seen at the latest when it fills a viewport of 500",
  (threshold, height) => {
    const { viewport, block } = show(threshold, 500);
    for (let pixels = 0; pixels <= 500; pixels += 5) viewport.show(block, pixels, height);
    expect(block).toHaveTextContent("seen");
  },
);
