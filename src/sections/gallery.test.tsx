import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Gallery } from "./gallery";

const items = ["Prima", "Durante", "Dopo"].map((caption) => ({
  caption,
  image: picture(`Foto: ${caption}`, caption.toLowerCase()),
}));

const link = (caption: string) => screen.getByRole("link", { name: `Ingrandisci: Foto: ${caption}` });

/** A click, as it reaches the window; `true` if the browser would still follow the link. */
async function click(caption: string, init: MouseEventInit = {}) {
  let followed = false;
  const listener = (event: MouseEvent) => {
    followed = !event.defaultPrevented;
    // jsdom would try to follow it.
    event.preventDefault();
  };
  window.addEventListener("click", listener, { once: true });
  await act(async () => void fireEvent.click(link(caption), init));
  return followed;
}

test("each picture links to its JPEG; opened, it gives the focus back also where a click gives none to links", async () => {
  render(<Gallery items={items} />);
  expect(screen.getAllByRole("link").map((anchor) => anchor.getAttribute("href"))).toEqual([
    "/prima.jpg",
    "/durante.jpg",
    "/dopo.jpg",
  ]);
  expect(await click("Dopo")).toBe(false);
  fireEvent(await screen.findByRole("dialog", { name: "Galleria" }), new Event("close"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(link("Dopo")).toHaveFocus();
});

test.each([{ ctrlKey: true }, { shiftKey: true }])("a click with %j stays the browser's", async (init) => {
  render(<Gallery items={items} />);
  expect(await click("Prima", init)).toBe(true);
  // What a later click opens comes after what this one would have opened.
  await click("Dopo");
  await screen.findByText("3 di 3");
});

test("where the dialog cannot be fetched the link leads to the large picture", async () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  jest.doMock("./lightbox", () => {
    throw new Error("Loading chunk failed");
  });
  jest.resetModules();
  try {
    render(<Gallery items={items} />);
    await click("Dopo");
    await waitFor(() => expect(open.mock.calls).toEqual([["http://localhost/dopo.jpg", "_self"]]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  } finally {
    jest.dontMock("./lightbox");
    open.mockRestore();
  }
});
