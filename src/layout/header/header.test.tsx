import { render, screen, within } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { stubMedia } from "../../../tests/unit/testing/media";
import { Header } from "./header";

beforeEach(() => void stubMedia());

const header = () => screen.getByRole("banner");
const nav = () => within(screen.getByRole("navigation", { name: "Navigazione principale" }));

test("lies over the hero on the home page alone", () => {
  const { rerender } = render(<Header data={layoutData} pathname="/" />);
  expect(header()).toHaveClass("overHero");
  rerender(<Header data={layoutData} pathname="/portfolio" />);
  expect(header()).not.toHaveClass("overHero");
});

test("leads home, to each page and to the quote, and marks the page one is on", () => {
  render(<Header data={layoutData} pathname="/portfolio" />);
  expect(screen.getByRole("link", { name: "Studio Prova, home" })).toHaveAttribute("href", "/");
  expect(nav().getByRole("link", { name: "Servizi" })).toHaveAttribute("href", "/#servizi");
  expect(nav().getByRole("link", { name: "Preventivo" })).toHaveAttribute("href", "/preventivo");
  expect(nav().getByRole("link", { current: "page" })).toHaveTextContent("Portfolio");
});
