import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { jpegOf, Picture } from "./picture";

test("keeps its place before it arrives, and its subject when it is cut", () => {
  render(<Picture image={picture()} sizes="50vw" className="wide" />);
  const image = screen.getByRole("img", { name: "Rilievo di un ponte" });
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "1067");
  expect(image).toHaveStyle({ objectPosition: "30% 60%", backgroundColor: "#123456" });
  expect(image).toHaveClass("wide");
});

test("browsers without AVIF take one JPEG", () => {
  render(<Picture image={picture()} sizes="50vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/ponte.jpg");
  expect(screen.getByRole("img")).not.toHaveAttribute("srcset");
});

test("the page's largest picture comes first, without a word from React", () => {
  const complaint = jest.spyOn(console, "error");
  render(<Picture image={picture()} sizes="100vw" priority />);
  const image = screen.getByRole("img");
  expect(image).not.toHaveAttribute("loading");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test("a picture that the image pipeline could not read is an error, not a hole", () => {
  const complaint = jest.spyOn(console, "error").mockImplementation();
  const unreadable = { ...picture("Disegno"), src: { childImageSharp: null } };
  expect(() => render(<Picture image={unreadable} sizes="50vw" />)).toThrow("No raster image for «Disegno»");
  complaint.mockRestore();
});

test("a picture can be opened by itself; a drawing has no JPEG", () => {
  expect(jpegOf(picture())).toBe("/ponte.jpg");
  expect(jpegOf({ ...picture(), src: { childImageSharp: null } })).toBeUndefined();
});

describe("crop", () => {
  const file = {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth" as const,
        width: 1,
        height: 1.25,
        images: { sources: [{ type: "image/avif", srcSet: "/alto-480.avif 480w" }] },
      },
    },
  };
  const where = { media: "(max-width: 42.99rem)", sizes: "100vw" };

  test("comes first, where its layout is only", () => {
    const { container } = render(<Picture image={picture()} crop={{ file, ...where }} sizes="50vw" />);
    const sources = [...container.querySelectorAll("source")].map(({ media, type, srcset, sizes }) => ({
      media,
      type,
      srcset,
      sizes,
    }));
    expect(sources).toEqual([
      { ...where, type: "image/avif", srcset: "/alto-480.avif 480w" },
      { media: "", type: "image/avif", srcset: "/ponte-800.avif 800w", sizes: "50vw" },
    ]);
  });

  test.each([null, { childImageSharp: null }])("a file of %j changes nothing", (none) => {
    const { container } = render(<Picture image={picture()} crop={{ file: none, ...where }} sizes="50vw" />);
    expect(container.querySelectorAll("source")).toHaveLength(1);
    expect(container.querySelector("source[media]")).toBeNull();
  });
});
