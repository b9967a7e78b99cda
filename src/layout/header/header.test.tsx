import { act, render, screen, within } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { stubMedia } from "../../../tests/unit/testing/media";
import { Header } from "./header";

beforeEach(() => void stubMedia());
afterEach(() => {
  window.scrollY = 0;
});

function scrollTo(y: number) {
  window.scrollY = y;
  act(() => void window.dispatchEvent(new Event("scroll")));
}

const header = () => screen.getByRole("banner");
const nav = () => within(screen.getByRole("navigation", { name: "Navigazione principale" }));

test("on every other page it is always opaque, and tells only whether it is scrolled", () => {
  render(<Header data={layoutData} pathname="/portfolio" />);
  expect(header()).not.toHaveClass("overHero");
  expect(header()).toHaveAttribute("data-opaque", "true");
  expect(header()).toHaveAttribute("data-scrolled", "false");
  scrollTo(50);
  expect(header()).toHaveAttribute("data-scrolled", "false");
  scrollTo(51);
  expect(header()).toHaveAttribute("data-scrolled", "true");
});

test("knows a page that was loaded half-way down", () => {
  window.scrollY = 400;
  render(<Header data={layoutData} pathname="/" />);
  expect(header()).toHaveAttribute("data-opaque", "true");
  scrollTo(50);
  expect(header()).toHaveAttribute("data-opaque", "false");
});

test("leads home, to each page and to the quote, and marks the page one is on", () => {
  render(<Header data={layoutData} pathname="/portfolio" />);
  expect(screen.getByRole("link", { name: "Studio Prova, home" })).toHaveAttribute("href", "/");
  expect(nav().getByRole("link", { name: "Servizi" })).toHaveAttribute("href", "/#servizi");
  expect(nav().getByRole("link", { name: "Preventivo" })).toHaveAttribute("href", "/preventivo");
  expect(nav().getByRole("link", { current: "page" })).toHaveTextContent("Portfolio");
});
