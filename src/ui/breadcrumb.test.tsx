import { render, screen } from "@testing-library/react";
import { layoutWords } from "../words/layout";
import { Breadcrumb } from "./breadcrumb";

test("leads from the home page to the present one, which is no link", () => {
  render(<Breadcrumb above={[{ name: "Servizi", to: "/services" }]} here="Pratiche catastali" />);
  expect(screen.getByRole("navigation", { name: layoutWords.breadcrumb })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Servizi", "/services"],
  ]);
  expect(screen.getByText("Pratiche catastali")).toHaveAttribute("aria-current", "page");
});
