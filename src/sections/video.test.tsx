import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Film } from "./video";

const film = { poster: picture("Il borgo"), videoUrl: null, description: null, embed: null };

test("without a video, shows only the picture", () => {
  render(<Film film={film} title="Lo studio" />);
  expect(screen.getByRole("img", { name: "Il borgo" })).toBeVisible();
  expect(document.querySelector("video, iframe, button, a")).toBeNull();
});

test("a self-hosted film has native controls and captions, and loads only when played", () => {
  const description = "Colline coltivate davanti al mare.";
  render(<Film film={{ ...film, videoUrl: "/video/studio.mp4", description }} title="Lo studio" />);
  const video = screen.getByLabelText("Lo studio", { selector: "video" });
  for (const attribute of ["controls", "playsinline"]) expect(video).toHaveAttribute(attribute);
  expect(video).toHaveAttribute("preload", "none");
  // `poster` cannot load lazily.
  expect(video).not.toHaveAttribute("poster");
  expect(screen.getByRole("img", { name: "Il borgo" })).toHaveAttribute("loading", "lazy");
  const sources = [...video.children].map((source) => source.getAttribute("src"));
  expect(sources).toEqual(["/video/studio.webm", "/video/studio.mp4", "/video/studio.vtt"]);
  expect(video.lastElementChild).toHaveAttribute("kind", "captions");
  expect(screen.getByText(description)).toBeInTheDocument();
});
