import { render, screen } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { Footer } from "./footer";

beforeAll(() => void Object.assign(globalThis, { __BUILD_DATE__: "2025-06-01" }));

test.each([
  [
    { vatNumber: "01234567890", professionalRegister: "Albo di Prova 12" },
    ["P. IVA: 01234567890", "Albo professionale: Albo di Prova 12"],
  ],
  [{}, []],
])(
  "lists the identifiers of %j in the title block, and marks the current page's link",
  (studio, expected) => {
    const data = { ...layoutData, studio: { ...layoutData.studio, ...studio } };
    render(<Footer data={data} pathname="/privacy" />);
    expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", "/privacy");
    const facts = screen
      .queryAllByRole("term")
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts).toEqual(expected);
  },
);
