import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { ServicesDropdown } from "./services-dropdown";

const dropdown = (pathname: string) => (
  <ul>
    <ServicesDropdown label="Servizi" to="/#servizi" services={layoutData.services} pathname={pathname} />
  </ul>
);

const toggle = () => screen.getByRole("button", { name: "Mostra l’elenco dei servizi" });
const item = () => toggle().closest("li") as HTMLElement;

function expectOpen(open: boolean) {
  expect(toggle()).toHaveAttribute("aria-expanded", String(open));
  expect(item()).toHaveAttribute("data-open", String(open));
}

// jsdom cannot follow a link.
beforeAll(() => document.addEventListener("click", (event) => event.preventDefault()));

test("the word leads to the services, the button beside it opens their list", async () => {
  render(dropdown("/"));
  expect(screen.getByRole("link", { name: "Servizi" })).toHaveAttribute("href", "/#servizi");
  const list = document.getElementById(toggle().getAttribute("aria-controls") ?? "");
  expect(list).toContainElement(screen.getByRole("link", { name: "Catasto" }));
  expectOpen(false);
  await userEvent.click(toggle());
  expectOpen(true);
  await userEvent.click(toggle());
  expectOpen(false);
});

test.each(["Catasto", "Topografia"])("choosing %s closes it", async (name) => {
  render(dropdown("/"));
  await userEvent.click(toggle());
  fireEvent.click(screen.getByRole("link", { name }));
  expectOpen(false);
});

test("a new page closes it", async () => {
  const { rerender } = render(dropdown("/"));
  await userEvent.click(toggle());
  rerender(dropdown("/about"));
  expectOpen(false);
});
