import { render, screen } from "@testing-library/react";
import { axe, toHaveNoViolations } from "jest-axe";
import { picture } from "../../tests/unit/testing/picture";
import { Gallery } from "./gallery";

expect.extend(toHaveNoViolations);

test("every picture stands with its caption, in the content's order", async () => {
  const items = ["Prima", "Dopo"].map((caption) => ({ caption, image: picture(`Foto: ${caption}`) }));
  const { container } = render(<Gallery items={items} />);
  const figures = screen.getAllByRole("figure");
  expect(figures.map((figure) => [figure.querySelector("img")?.alt, figure.textContent])).toEqual([
    ["Foto: Prima", "Prima"],
    ["Foto: Dopo", "Dopo"],
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});
