import { render, screen } from "@testing-library/react";
import { layoutData } from "../../../tests/unit/testing/layout-data";
import type { LayoutData } from "../layout-data";
import { Footer } from "./footer";

beforeAll(() => void Object.assign(globalThis, { __BUILD_DATE__: "2025-06-01" }));

const show = (studio: Partial<LayoutData["studio"]> = {}, pathname = "/") =>
  render(
    <Footer data={{ ...layoutData, studio: { ...layoutData.studio, ...studio } }} pathname={pathname} />,
  );

test("PEC, VAT number and register show once the studio has given them", () => {
  show({ pec: "studio@pec.example", vatNumber: "01234567890", professionalRegister: "Albo di Prova 12" });
  expect(screen.getByRole("link", { name: "studio@pec.example" })).toBeInTheDocument();
  expect(screen.getByText(/P\. IVA 01234567890 · Albo di Prova 12$/u)).toBeInTheDocument();
});

test("the register alone follows the sentence without a dot in the middle", () => {
  show({ vatNumber: null, professionalRegister: "Albo di Prova 12" });
  expect(screen.getByText(/riservati\. Albo di Prova 12$/u)).toBeInTheDocument();
});

test("leads to what the privacy policy says of third parties' content", () => {
  show();
  expect(screen.getByRole("link", { name: "Gestisci contenuti esterni" })).toHaveAttribute(
    "href",
    "/privacy-policy#contenuti-esterni",
  );
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
