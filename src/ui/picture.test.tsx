import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Picture } from "./picture";

test("offers AVIF, then WebP, then JPEG, each for the width of the layout", () => {
  const { container } = render(<Picture image={picture()} sizes="50vw" />);
  const parts = [...container.querySelectorAll("source, img")];
  expect(parts.map((part) => part.getAttribute("type"))).toEqual(["image/avif", "image/webp", null]);
  expect(parts.map((part) => part.getAttribute("srcset"))).toEqual([
    "/ponte-800.avif 800w",
    "/ponte-800.webp 800w",
    "/ponte-800.jpg 800w",
  ]);
  for (const part of parts) expect(part).toHaveAttribute("sizes", "50vw");
});

test("keeps its place before it arrives, and its subject when it is cut", () => {
  render(<Picture image={picture()} sizes="50vw" className="wide" />);
  const image = screen.getByRole("img", { name: "Rilievo di un ponte" });
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "1067");
  expect(image).toHaveStyle({ objectPosition: "30% 60%", backgroundColor: "#123456" });
  expect(image).toHaveClass("wide");
});

test("waits until it is needed", () => {
  render(<Picture image={picture()} sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).not.toHaveAttribute("fetchpriority");
});

test("the page's largest picture comes first, without a word from React", () => {
  const complaint = jest.spyOn(console, "error");
  render(<Picture image={picture()} sizes="100vw" priority />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test("is silent where the neighbouring text says it all", () => {
  render(<Picture image={picture()} sizes="50vw" alt="" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/ponte-800.jpg");
});

test("a picture that the image pipeline could not read is an error, not a hole", () => {
  const complaint = jest.spyOn(console, "error").mockImplementation();
  const unreadable = { ...picture("Disegno"), src: { childImageSharp: null } };
  expect(() => render(<Picture image={unreadable} sizes="50vw" />)).toThrow("No raster image for «Disegno»");
  complaint.mockRestore();
});
