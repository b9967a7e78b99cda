import { render, screen } from "@testing-library/react";
import { Section } from "./section";

test("is a region named by its heading, which a link can reach and focus", () => {
  render(
    <Section id="metodo" title="Il metodo">
      <p>Contenuto</p>
    </Section>,
  );
  const region = screen.getByRole("region", { name: "Il metodo" });
  expect(region).toHaveAttribute("id", "metodo");
  expect(region).toContainElement(screen.getByRole("heading", { level: 2, name: "Il metodo" }));
  region.focus();
  expect(region).toHaveFocus();
});

test.each([
  [
    ["Uno", "Due"],
    ["Uno", "Due"],
  ],
  ["Uno", ["Uno"]],
  [null, []],
  ["", []],
])("the lead %j gives the paragraphs %j", (text, paragraphs) => {
  render(<Section id="metodo" title="Il metodo" text={text} />);
  expect(screen.queryAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual(paragraphs);
});

test("stands on paper unless told", () => {
  render(
    <>
      <Section id="a" title="Carta" />
      <Section id="b" title="Inchiostro" ground="ink" />
    </>,
  );
  expect(screen.getByRole("region", { name: "Carta" })).not.toHaveClass("on-ink");
  expect(screen.getByRole("region", { name: "Inchiostro" })).toHaveClass("on-ink");
});
