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

describe("a picture whose dialog is still on its way", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** The dialog's file comes in a task of its own: until the test lets it, nothing does. */
  const press = () => void fireEvent.click(last());
  const arrive = () => act(() => jest.advanceTimersByTimeAsync(10));

  test("says so after 300 ms, and opens", async () => {
    render(<Gallery items={items} />);
    press();
    act(() => void jest.advanceTimersByTime(300));
    expect(last()).toHaveAttribute("aria-busy", "true");
    await arrive();
    expect(last()).not.toHaveAttribute("aria-busy");
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  test("is taken back by Escape", async () => {
    render(<Gallery items={items} />);
    press();
    fireEvent.keyDown(last(), { key: "Escape" });
    await arrive();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("is left to the browser after four seconds, and without a connection to nobody", () => {
    const leave = jest.spyOn(window, "open").mockReturnValue(null);
    const connected = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<Gallery items={items} />);
    press();
    jest.advanceTimersByTime(4_001);
    expect(leave).not.toHaveBeenCalled();
    expect(document.querySelector("[role=alert]")).toHaveTextContent(/^La connessione manca/u);
    connected.mockReturnValue(true);
    press();
    jest.advanceTimersByTime(4_001);
    expect(leave).toHaveBeenCalledTimes(1);
  });
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
