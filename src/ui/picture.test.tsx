import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import * as breakpoints from "../styles/breakpoints.module.css";
import { jpegOf, Picture } from "./picture";

test("reserves space in whole pixels, keeps its focus in a crop, and falls back to a JPEG", () => {
  render(<Picture image={picture()} sizes="50vw" />);
  const image = screen.getByRole("img", { name: "Rilievo di un ponte" });
  for (const [name, value] of Object.entries({ width: "1200", height: "800", src: "/ponte.jpg" }))
    expect(image).toHaveAttribute(name, value);
  expect(image).toHaveStyle({ "--focal-point": "30% 60%", backgroundColor: "#123456" });
});

test("throws for a picture that the build could not read; a drawing has no JPEG", () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation();
  const unreadable = { ...picture("Disegno"), src: { childImageSharp: null } };
  expect(() => render(<Picture image={unreadable} sizes="50vw" />)).toThrow("No raster image for «Disegno»");
  expect([jpegOf(picture()), jpegOf(unreadable)]).toEqual(["/ponte.jpg", undefined]);
  consoleError.mockRestore();
});

test("lists the version for some viewports first, with its media query; a priority picture causes no React warning", () => {
  const consoleError = jest.spyOn(console, "error");
  const where = { media: "(max-width: 42.99rem)", sizes: "100vw" };
  const artDirection = { file: picture("Alto", "alto").src, ...where };
  const { container } = render(
    <Picture image={picture()} artDirection={artDirection} sizes="50vw" hasPriority />,
  );
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ media, type, srcset, sizes }) => ({ media, type, srcset, sizes }))).toEqual([
    { ...where, type: "image/avif", srcset: "/alto-800.avif 800w" },
    { ...where, type: "", srcset: "/alto-800.jpg 800w" },
    { media: "", type: "image/avif", srcset: "/ponte-800.avif 800w", sizes: "50vw" },
  ]);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test("shows a larger version in broad viewports, each with media of its own", () => {
  const media = "(orientation: portrait)";
  const artDirection = {
    file: picture("Alto", "alto").src,
    broadFile: picture("Ampio", "ampio").src,
    media,
    sizes: "",
  };
  const { container } = render(<Picture image={picture()} artDirection={artDirection} sizes="50vw" />);
  const avifs = [...container.querySelectorAll("source[type]")];
  expect(avifs.map((source) => [source.getAttribute("media"), source.getAttribute("srcset")])).toEqual([
    [`${media} and ${breakpoints.broad}`, "/ampio-800.avif 800w"],
    [`${media} and ${breakpoints.narrow}`, "/alto-800.avif 800w"],
    [null, "/ponte-800.avif 800w"],
  ]);
});
