import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Gallery } from "./gallery";

const items = ["Prima", "Durante", "Dopo"].map((caption) => ({
  caption,
  image: picture(`Foto: ${caption}`, caption.toLowerCase()),
}));
const last = () => screen.getByRole("link", { name: "Ingrandisci: Foto: Dopo" });
const open = () => act(async () => void fireEvent.click(last()));

test("each picture links to its JPEG; opened, it gives the focus back also where a click gives none to links", async () => {
  render(<Gallery items={items} />);
  const addresses = screen.getAllByRole("link").map((anchor) => anchor.getAttribute("href"));
  expect(addresses).toEqual(["/prima.jpg", "/durante.jpg", "/dopo.jpg"]);
  await open();
  fireEvent(await screen.findByRole("dialog", { name: "Galleria" }), new Event("close"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(last()).toHaveFocus();
});

test("where the dialog cannot be fetched the link leads to the large picture", async () => {
  const leave = jest.spyOn(window, "open").mockReturnValue(null);
  jest.doMock("./lightbox", () => {
    throw new Error("Loading chunk failed");
  });
  jest.resetModules();
  try {
    render(<Gallery items={items} />);
    await open();
    await waitFor(() => expect(leave.mock.calls).toEqual([["http://localhost/dopo.jpg", "_self"]]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  } finally {
    jest.dontMock("./lightbox");
    leave.mockRestore();
  }
});
