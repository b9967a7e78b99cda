import { act, fireEvent, render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Gallery } from "./gallery";

const captions = ["Prima", "Durante", "Dopo"];
const items = captions.map((caption) => {
  const image = picture(`Foto: ${caption}`);
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error("The picture has no data");
  const file = `/${caption.toLowerCase()}`;
  const images = { ...data.images, fallback: { src: `${file}.jpg` } };
  return { caption, image: { ...image, src: { childImageSharp: { gatsbyImageData: { ...data, images } } } } };
});

const link = (caption: string) => screen.getByRole("link", { name: `Ingrandisci: Foto: ${caption}` });
const dialog = () => screen.findByRole("dialog", { name: "Galleria" });
const noDialog = () => expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

/** What is loaded on demand has had the time to come. */
const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve, 50)));

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

test("each picture links to its JPEG, which needs no script", () => {
  render(<Gallery items={items} />);
  expect(screen.getAllByRole("link").map((anchor) => anchor.getAttribute("href"))).toEqual([
    "/prima.jpg",
    "/durante.jpg",
    "/dopo.jpg",
  ]);
});

test("the focus comes back also where a click gives none to links", async () => {
  render(<Gallery items={items} />);
  expect(await click("Dopo")).toBe(false);
  fireEvent(await dialog(), new Event("close"));
  noDialog();
  expect(link("Dopo")).toHaveFocus();
});

test.each([{ ctrlKey: true }, { shiftKey: true }])(
  "a click with %j stays the browser's",
  async (modifier) => {
    render(<Gallery items={items} />);
    expect(await click("Prima", modifier)).toBe(true);
    await settle();
    noDialog();
  },
);

test("where the dialog cannot be fetched the link leads to the large picture", async () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  jest.doMock("./lightbox", () => {
    throw new Error("Loading chunk failed");
  });
  jest.resetModules();
  try {
    render(<Gallery items={items} />);
    await click("Dopo");
    await settle();
    expect(open.mock.calls).toEqual([["http://localhost/dopo.jpg", "_self"]]);
    expect(link("Dopo")).toBeInTheDocument();
    noDialog();
  } finally {
    jest.dontMock("./lightbox");
    open.mockRestore();
  }
});
