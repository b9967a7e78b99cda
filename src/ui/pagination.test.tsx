import { render, screen } from "@testing-library/react";
import { Pagination } from "./pagination";

const [first, second, third] = ["/portfolio", "/portfolio/pagina/2", "/portfolio/pagina/3"];

test.each([
  ["one page needs no links", 1, 1, []],
  ["in the middle both neighbours and every page", 2, 3, [first, first, second, third, third]],
  ["at the first there is nothing before", 1, 2, [first, second, second]],
  ["at the last there is nothing further", 2, 2, [first, first, second]],
])("%s", (_, current, total, addresses) => {
  render(<Pagination current={current} total={total} />);
  expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(addresses);
  const present = screen.queryAllByRole("link", { current: "page", name: `Pagina ${current}` });
  expect(present).toHaveLength(total > 1 ? 1 : 0);
});
