import { render, screen, within } from "@testing-library/react";
import { LegalSections } from "./legal-sections";

const section = (title: string, paragraphs: string[], items: string[] | null = null) => ({
  title,
  anchor: null,
  paragraphs,
  items,
});

test("numbers its sections and prints the studio's facts in paragraphs and entries", () => {
  const sections = [
    section("Titolare", ["Il titolare è {studio.name}."], ["E-mail: {studio.email}"]),
    section("Diritti", ["Primo.", "Secondo."]),
  ];
  const facts = { "studio.name": "Studio Prova", "studio.email": "info@studio.example" };
  const { container } = render(<LegalSections document={{ sections }} facts={facts} />);
  expect(container.querySelectorAll("ol > li")).toHaveLength(2);
  const [first, second] = screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.closest("li"));
  expect(first).toHaveTextContent("TitolareIl titolare è Studio Prova.E-mail: info@studio.example");
  expect(within(second as HTMLElement).getAllByRole("paragraph")).toHaveLength(2);
  expect(within(second as HTMLElement).queryByRole("list")).not.toBeInTheDocument();
});

test("a section with an anchor can be linked to, and takes the focus then", () => {
  const sections = [
    { ...section("Cookie", ["Nessuno."]), anchor: "contenuti-esterni" },
    section("Sede", ["Qui."]),
  ];
  const { container } = render(<LegalSections document={{ sections }} facts={{}} />);
  const [first, second] = container.querySelectorAll("ol > li");
  expect(first).toHaveAttribute("id", "contenuti-esterni");
  expect(first).toHaveAttribute("tabindex", "-1");
  expect(second).not.toHaveAttribute("id");
  expect(second).not.toHaveAttribute("tabindex");
});

test("a token without a fact never reaches a visitor", () => {
  const complaint = jest.spyOn(console, "error").mockImplementation();
  const show = () =>
    render(<LegalSections document={{ sections: [section("Sede", ["{studio.fax}"])] }} facts={{}} />);
  expect(show).toThrow("{studio.fax}");
  complaint.mockRestore();
});
