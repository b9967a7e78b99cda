import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drawings, IconButton } from "./icon-button";

const button = () => screen.getByRole("button", { name: "Avanti" });

test("is named by its label and drawn with a line that no one reads out", async () => {
  const onClick = jest.fn();
  const { container } = render(<IconButton label="Avanti" drawing={drawings.next} onClick={onClick} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("disabled it says so and does nothing, but keeps its place in the order of the focus", async () => {
  const onClick = jest.fn();
  render(<IconButton label="Avanti" drawing={drawings.next} disabled onClick={onClick} />);
  expect(button()).toHaveAttribute("aria-disabled", "true");
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard("{Enter} ");
  await userEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
});
