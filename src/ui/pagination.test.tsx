import { render, screen } from "@testing-library/react";
import { axe, toHaveNoViolations } from "jest-axe";
import { Pagination } from "./pagination";

expect.extend(toHaveNoViolations);

const show = (current: number, total: number) => render(<Pagination current={current} total={total} />);
const addresses = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test("one page needs no links", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("in the middle both neighbours and every page are reachable, and the present one is marked", async () => {
  const { container } = show(2, 3);
  expect(addresses()).toEqual([
    "/portfolio",
    "/portfolio",
    "/portfolio/pagina/2",
    "/portfolio/pagina/3",
    "/portfolio/pagina/3",
  ]);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Pagina 2");
  expect(await axe(container)).toHaveNoViolations();
});

test("at the ends there is nothing further", () => {
  show(1, 2);
  expect(addresses()).toEqual(["/portfolio", "/portfolio/pagina/2", "/portfolio/pagina/2"]);
});
