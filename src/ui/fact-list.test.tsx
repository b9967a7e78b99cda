import { render, screen } from "@testing-library/react";
import { FactList } from "./fact-list";

test("what the studio has given is listed, the rest leaves no trace", () => {
  const { container, rerender } = render(
    <FactList facts={{ PEC: "a@pec.it", Albo: null, Durata: undefined }} />,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["PEC"]);
  expect(screen.getByRole("definition")).toHaveTextContent("a@pec.it");
  rerender(<FactList facts={{ Albo: null }} />);
  expect(container).toBeEmptyDOMElement();
});
