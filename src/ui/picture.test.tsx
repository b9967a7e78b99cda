import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { jpegOf, Picture } from "./picture";

test("keeps its place before it arrives, its subject when it is cut, and one JPEG for browsers without AVIF", () => {
  render(<Picture image={picture()} sizes="50vw" className="wide" />);
  const image = screen.getByRole("img", { name: "Rilievo di un ponte" });
  for (const [name, value] of Object.entries({ width: "1600", height: "1067", src: "/ponte.jpg" }))
    expect(image).toHaveAttribute(name, value);
  expect(image).toHaveStyle({ objectPosition: "30% 60%", backgroundColor: "#123456" });
  expect(image).toHaveClass("wide");
  expect(image).not.toHaveAttribute("srcset");
});

test("the page's largest picture comes first, without a word from React", () => {
  const complaint = jest.spyOn(console, "error");
  render(<Picture image={picture()} sizes="100vw" priority />);
  expect(screen.getByRole("img")).not.toHaveAttribute("loading");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test("a picture that the image pipeline could not read is an error, not a hole; a drawing has no JPEG", () => {
  const complaint = jest.spyOn(console, "error").mockImplementation();
  const unreadable = { ...picture("Disegno"), src: { childImageSharp: null } };
  expect(() => render(<Picture image={unreadable} sizes="50vw" />)).toThrow("No raster image for «Disegno»");
  expect([jpegOf(picture()), jpegOf(unreadable)]).toEqual(["/ponte.jpg", undefined]);
  complaint.mockRestore();
});

const tall = { sources: [{ type: "image/avif", srcSet: "/alto-480.avif 480w" }] };
const cropped = {
  childImageSharp: {
    gatsbyImageData: { layout: "fullWidth" as const, width: 1, height: 1.25, images: tall },
  },
};
const where = { media: "(max-width: 42.99rem)", sizes: "100vw" };
const whole = { media: "", type: "image/avif", srcset: "/ponte-800.avif 800w", sizes: "50vw" };

test.each([
  [cropped, [{ ...where, type: "image/avif", srcset: "/alto-480.avif 480w" }, whole]],
  [null, [whole]],
  [{ childImageSharp: null }, [whole]],
])("a crop comes first, where its layout is only: %j", (file, expected) => {
  const { container } = render(<Picture image={picture()} crop={{ file, ...where }} sizes="50vw" />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ media, type, srcset, sizes }) => ({ media, type, srcset, sizes }))).toEqual(expected);
});
