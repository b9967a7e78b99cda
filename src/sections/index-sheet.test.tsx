import { render, screen } from "@testing-library/react";
import { IndexSheet, KeyPlan } from "./index-sheet";

const service = (slug: string, title: string, order: number) => ({ slug, title, order });

test("each outline leads to the service of its number; a service without one is named below", () => {
  render(<IndexSheet services={[service("catasto", "Catasto", 9), service("nuovo", "Nuovo", 13)]} />);
  const outline = screen.getByRole("link", { name: "Tav.\u00a009 Catasto" });
  expect(outline).toHaveAttribute("href", "/services/catasto");
  expect(outline.closest("li")).toHaveStyle({ "--wide": "24.40% 80.00% 61.55% 13.44%" });
  expect(screen.getByRole("link", { name: "Nuovo" }).closest("figcaption")).not.toBeNull();
});

test("the key plan fills the sheet's place, and is left out without one", () => {
  const { container, rerender } = render(<KeyPlan order={9} />);
  expect(container.firstElementChild).toHaveStyle({ "--place": "22.00% 87.17% 60.67% 4.91%" });
  rerender(<KeyPlan order={13} />);
  expect(container).toBeEmptyDOMElement();
});
