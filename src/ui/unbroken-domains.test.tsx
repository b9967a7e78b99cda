import { render } from "@testing-library/react";
import { UnbrokenDomains } from "./unbroken-domains";

test("keeps the domains of addresses unbroken, and the text as it is", () => {
  const text = "Scrivi a info@studio-prova.example, o a una-pec@pec.example.";
  const { container } = render(<UnbrokenDomains text={text} />);
  expect(container).toHaveTextContent(text);
  const domains = [...container.querySelectorAll(".unbroken")].map(({ textContent }) => textContent);
  expect(domains).toEqual(["studio-prova.example", "pec.example"]);
});
