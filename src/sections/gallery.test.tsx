import { fireEvent, render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Gallery } from "./gallery";

const items = ["Prima", "Durante", "Dopo"].map((caption) => ({
  caption,
  image: picture(`Foto: ${caption}`, caption.toLowerCase()),
}));

test("each picture links to its JPEG, for a click with Ctrl too; opened, it gives the focus back also where a click gives none to links", () => {
  render(<Gallery items={items} />);
  const addresses = screen.getAllByRole("link").map((anchor) => anchor.getAttribute("href"));
  expect(addresses).toEqual(["/prima.jpg", "/durante.jpg", "/dopo.jpg"]);
  const last = screen.getByRole("link", { name: "Ingrandisci: Foto: Dopo" });
  expect(fireEvent.click(last, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(fireEvent.click(last)).toBe(false);
  fireEvent(screen.getByRole("dialog", { name: "Galleria" }), new Event("close"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(last).toHaveFocus();
});
