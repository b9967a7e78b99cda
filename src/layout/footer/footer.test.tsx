import { render, screen } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import { Footer } from "./footer";

beforeAll(() => void Object.assign(globalThis, { __BUILD_DATE__: "2025-06-01" }));

const show = (studio: Partial<typeof layoutData.studio> = {}, pathname = "/") =>
  render(
    <Footer data={{ ...layoutData, studio: { ...layoutData.studio, ...studio } }} pathname={pathname} />,
  );

test.each([
  [
    { vatNumber: "01234567890", professionalRegister: "Albo di Prova 12" },
    "P. IVA 01234567890 · Albo di Prova 12",
  ],
  [{ professionalRegister: "Albo di Prova 12" }, "riservati. Albo di Prova 12"],
  [{}, "Studio Prova. Tutti i diritti riservati."],
])("the identifiers of %j end the line of the copyright", (studio, end) => {
  show(studio);
  expect(screen.getByText(/Tutti i diritti riservati/u).textContent?.endsWith(end)).toBe(true);
});

test("leads to what the privacy policy says of third parties' content", () => {
  show();
  expect(screen.getByRole("link", { name: "Gestisci contenuti esterni" })).toHaveAttribute(
    "href",
    "/privacy-policy#contenuti-esterni",
  );
});

test.each(["/services/catasto", "/privacy"])(
  "says which of its links leads to %s, when that is open",
  (path) => {
    show({}, path);
    expect(screen.getByRole("link", { current: "page" })).toHaveAttribute("href", path);
  },
);
