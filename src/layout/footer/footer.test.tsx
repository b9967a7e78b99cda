import { render, screen, within } from "@testing-library/react";
import { axe, toHaveNoViolations } from "jest-axe";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import type { LayoutData } from "../layout-data";
import { Footer } from "./footer";

expect.extend(toHaveNoViolations);

beforeAll(() => void Object.assign(globalThis, { __BUILD_DATE__: "2025-06-01" }));

const show = (studio: Partial<LayoutData["studio"]> = {}, pathname = "/") =>
  render(
    <Footer data={{ ...layoutData, studio: { ...layoutData.studio, ...studio } }} pathname={pathname} />,
  );

const column = (title: string) =>
  within(screen.getByRole("heading", { name: title }).parentElement as HTMLElement);

const links = (title: string) =>
  column(title)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("the services, the company's pages and the contacts each have their column", () => {
  show();
  expect(links("I servizi")).toEqual([
    ["Catasto", "/services/catasto"],
    ["Topografia", "/services/topografia"],
  ]);
  expect(links("Lo studio")).toEqual([["Chi siamo", "/about"]]);
  expect(links("Contatti")).toEqual([
    ["+39 0000 111111", "tel:+390000111111"],
    ["+39 000 2222222", "tel:+390002222222"],
    ["info@studio.example", "mailto:info@studio.example"],
  ]);
});

test("prints address and opening hours", () => {
  show();
  expect(column("Contatti").getByText("Via Prova 1, 00000 Comune (CS)")).toBeInTheDocument();
  const hours = column("Contatti").getAllByRole("listitem");
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    "Lunedì–venerdì 9:00–19:00",
    "Sabato 9:00–13:00",
  ]);
});

test("the year is the visitor's, not the build's", () => {
  jest.useFakeTimers({ now: new Date("2031-02-03T12:00:00Z") });
  show();
  expect(screen.getByText("© 2031 Studio Prova. Tutti i diritti riservati.")).toBeInTheDocument();
  jest.useRealTimers();
});

test("PEC and VAT number show once the studio has given them", () => {
  show({ pec: "studio@pec.example", vatNumber: "01234567890" });
  expect(screen.getByRole("link", { name: "studio@pec.example" })).toBeInTheDocument();
  expect(screen.getByText(/P\. IVA 01234567890$/u)).toBeInTheDocument();
});

test("lets visitors revoke what is remembered of third parties, on every page", () => {
  show();
  expect(screen.getByRole("button", { name: "Gestisci contenuti esterni" })).toBeInTheDocument();
});

test("says which of its links leads to the page that is open", () => {
  const current = () =>
    screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  const { unmount } = show({}, "/services/catasto");
  expect(current().map(({ textContent }) => textContent)).toEqual(["Catasto"]);
  unmount();
  show({}, "/privacy");
  expect(current().map(({ textContent }) => textContent)).toEqual(["Privacy"]);
});

test("leads to the legal pages, and has no barrier", async () => {
  const { container } = show();
  expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
  expect(await axe(container)).toHaveNoViolations();
});
