import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { Media } from "./media";

const video = { poster: picture("Il borgo"), videoUrl: null, description: null, embed: null };

test("without a video, shows only the picture", () => {
  render(<Media media={video} title="Lo studio" />);
  expect(screen.getByRole("img", { name: "Il borgo" })).toBeVisible();
  expect(document.querySelector("video, iframe, button, a")).toBeNull();
});

test("a self-hosted film has native controls and captions, and loads only when played", () => {
  const description = "Colline coltivate davanti al mare.";
  render(<Media media={{ ...video, videoUrl: "/video/studio.mp4", description }} title="Lo studio" />);
  const player = screen.getByLabelText("Lo studio", { selector: "video" });
  for (const attribute of ["controls", "playsinline"]) expect(player).toHaveAttribute(attribute);
  expect(player).toHaveAttribute("preload", "none");
  // `poster` cannot load lazily.
  expect(player).not.toHaveAttribute("poster");
  expect(screen.getByRole("img", { name: "Il borgo" })).toHaveAttribute("loading", "lazy");
  const sources = [...player.children].map((source) => source.getAttribute("src"));
  expect(sources).toEqual(["/video/studio.webm", "/video/studio.mp4", "/video/studio.vtt"]);
  expect(player.lastElementChild).toHaveAttribute("kind", "captions");
  expect(screen.getByText(description)).toBeInTheDocument();
});
