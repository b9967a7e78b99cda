import { render, screen } from "@testing-library/react";
import { axe, toHaveNoViolations } from "jest-axe";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Counters } from "./counters";

expect.extend(toHaveNoViolations);

const counter = (end: number, label: string) => ({
  end,
  label,
  suffix: "+",
  duration: null,
  prefix: null,
  className: null,
});

test("each figure stands with what it counts, in plain digits, with its suffix", async () => {
  stubViewport();
  const counters = [counter(4500, "rilievi"), counter(750, "pratiche"), counter(12000, "punti")];
  const { container } = render(<Counters studio={{ experienceYears: 30, counters }} />);
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const figures = screen
    .getAllByRole("definition")
    .map((figure) => figure.querySelector(".visually-hidden")?.textContent);
  expect(terms).toEqual(["rilievi", "pratiche", "punti"]);
  expect(figures).toEqual(["4500+", "750+", "12000+"]);
  expect(await axe(container)).toHaveNoViolations();
});
