import { render, screen } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { Footer } from "./footer";

beforeAll(() => void Object.assign(globalThis, { __BUILD_DATE__: "2025-06-01" }));

test.each([
  [
    { vatNumber: "01234567890", professionalRegister: "Albo di Prova 12" },
    "P. IVA 01234567890 · Albo di Prova 12",
  ],
  [{}, "Studio Prova. Tutti i diritti riservati."],
])(
  "the identifiers of %j end the line of the copyright, and the link to the open page says so",
  (studio, end) => {
    const data = { ...layoutData, studio: { ...layoutData.studio, ...studio } };
    render(<Footer data={data} pathname="/privacy" />);
    expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/privacy");
    expect(screen.getByText(/Tutti i diritti riservati/u).textContent?.endsWith(end)).toBe(true);
  },
);
