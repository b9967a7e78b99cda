import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drawings, IconButton } from "./icon-button";

const button = () => screen.getByRole("button", { name: "Avanti" });

test("is named by its label and drawn with a line that no one reads out", async () => {
  const onClick = jest.fn();
  const { container } = render(<IconButton label="Avanti" drawing={drawings.next} onClick={onClick} />);
  expect(button()).toHaveAttribute("type", "button");
  expect(button()).toHaveAttribute("aria-disabled", "false");
  expect(button()).not.toHaveAttribute("data-close");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("path")).toHaveAttribute("fill", "none");
  expect(container.querySelector("path")).toHaveAttribute("stroke", "currentColor");
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

test("filled it is a shape; its tooltip stands where it is told", async () => {
  const { container } = render(
    <IconButton label="Avanti" drawing={drawings.play} filled closes tooltip="below" onClick={jest.fn()} />,
  );
  expect(container.querySelector("path")).toHaveAttribute("fill", "currentColor");
  expect(container.querySelector("path")).toHaveAttribute("stroke", "none");
  expect(button()).toHaveAttribute("data-close");
  await userEvent.tab();
  const tooltip = screen.getByRole("tooltip", { hidden: true });
  expect(tooltip).toHaveTextContent("Avanti");
  expect(tooltip).toHaveAttribute("data-side", "below");
});
