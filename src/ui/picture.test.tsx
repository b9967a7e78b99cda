import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { largestFallback, Picture } from "./picture";

test("keeps its place before it arrives, and its subject when it is cut", () => {
  render(<Picture image={picture()} sizes="50vw" className="wide" />);
  const image = screen.getByRole("img", { name: "Rilievo di un ponte" });
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "1067");
  expect(image).toHaveStyle({ objectPosition: "30% 60%", backgroundColor: "#123456" });
  expect(image).toHaveClass("wide");
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

test("a picture that the image pipeline could not read is an error, not a hole", () => {
  const complaint = jest.spyOn(console, "error").mockImplementation();
  const unreadable = { ...picture("Disegno"), src: { childImageSharp: null } };
  expect(() => render(<Picture image={unreadable} sizes="50vw" />)).toThrow("No raster image for «Disegno»");
  complaint.mockRestore();
});

const withFallback = (fallback: { src: string; srcSet?: string } | undefined) => {
  const image = picture();
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error("The picture has no data");
  const images = { ...data.images, fallback };
  return { ...image, src: { childImageSharp: { gatsbyImageData: { ...data, images } } } };
};

test.each([
  [{ src: "/a-800.jpg", srcSet: "/a-480.jpg 480w,\n/a-800.jpg 800w,\n/a-1920.jpg 1920w" }, "/a-1920.jpg"],
  [{ src: "/a-800.jpg", srcSet: "/a-800.jpg 800w" }, "/a-800.jpg"],
  [{ src: "/a-800.jpg" }, "/a-800.jpg"],
  [undefined, undefined],
])("largest variant of %j", (fallback, address) => {
  expect(largestFallback(withFallback(fallback))).toBe(address);
});

test("a drawing has no large variant", () => {
  expect(largestFallback({ ...picture(), src: { childImageSharp: null } })).toBeUndefined();
});

describe("crop", () => {
  const file = {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth" as const,
        width: 1,
        height: 1.25,
        images: {
          fallback: { src: "/alto-480.jpg", srcSet: "/alto-480.jpg 480w" },
          sources: [{ type: "image/avif", srcSet: "/alto-480.avif 480w" }],
        },
      },
    },
  };
  const where = { media: "(width < 43rem)", sizes: "100vw" };

  test("comes first, in every format, where its layout is only", () => {
    const { container } = render(<Picture image={picture()} crop={{ file, ...where }} sizes="50vw" />);
    const sources = [...container.querySelectorAll("source")].map(({ media, type, srcset, sizes }) => ({
      media,
      type,
      srcset,
      sizes,
    }));
    expect(sources).toEqual([
      { ...where, type: "image/avif", srcset: "/alto-480.avif 480w" },
      { ...where, type: "", srcset: "/alto-480.jpg 480w" },
      { media: "", type: "image/avif", srcset: "/ponte-800.avif 800w", sizes: "50vw" },
    ]);
    expect(screen.getByRole("img")).toHaveAttribute("srcset", "/ponte-800.jpg 800w");
  });

  test.each([null, { childImageSharp: null }])("a file of %j changes nothing", (none) => {
    const { container } = render(<Picture image={picture()} crop={{ file: none, ...where }} sizes="50vw" />);
    expect(container.querySelectorAll("source")).toHaveLength(1);
    expect(container.querySelector("source[media]")).toBeNull();
  });
});
