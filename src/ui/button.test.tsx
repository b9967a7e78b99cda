import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";

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
