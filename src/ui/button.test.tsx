import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, ButtonLink, buttonClass } from "./button";

test("a button submits no form unless told", async () => {
  const submit = jest.fn((event: Event) => event.preventDefault());
  const click = jest.fn();
  render(
    <form>
      <Button onClick={click}>Chiudi</Button>
      <Button type="submit" look="secondary">
        Invia
      </Button>
    </form>,
  );
  document.querySelector("form")?.addEventListener("submit", submit);
  await userEvent.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Invia" }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test("the two looks", () => {
  expect(buttonClass("primary")).toBe("button primary");
  expect(buttonClass("secondary")).toBe("button secondary");
});

test.each(["/preventivo?servizio=catasto", "tel:+390000", "https://maps.example/"])("leads to %s", (to) => {
  render(
    <ButtonLink to={to} look="secondary">
      Avanti
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "Avanti" });
  expect(link).toHaveAttribute("href", to);
  expect(link).toHaveClass("button", "secondary");
});
