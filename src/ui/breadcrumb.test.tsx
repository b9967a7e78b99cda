import { render, screen } from "@testing-library/react";
import { axe, toHaveNoViolations } from "jest-axe";
import { Breadcrumb } from "./breadcrumb";

expect.extend(toHaveNoViolations);

test("leads from the home page to the present one, which is no link", async () => {
  const { container } = render(
    <Breadcrumb above={[{ name: "Servizi", to: "/services" }]} here="Pratiche catastali" />,
  );
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Servizi", "/services"],
  ]);
  expect(screen.getByText("Pratiche catastali")).toHaveAttribute("aria-current", "page");
  expect(await axe(container)).toHaveNoViolations();
});
