import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/unit/testing/picture";
import { stubViewport } from "../../tests/unit/testing/viewport";
import { Video } from "./video";

const heading = { title: "Lo studio", text: null };
const block = { heading, poster: picture("Il borgo"), videoUrl: null, embed: null };

beforeEach(() => void stubViewport());

test("without a video, the picture alone", () => {
  render(<Video video={block} />);
  expect(screen.getByRole("img", { name: "Il borgo" })).toBeVisible();
  expect(document.querySelector("video, iframe, button, a")).toBeNull();
});

test("a film of our own plays in the page with the browser's controls, and is not fetched before", () => {
  render(<Video video={{ ...block, videoUrl: "/video/studio.mp4" }} />);
  const video = screen.getByLabelText("Lo studio", { selector: "video" });
  expect(video.tagName).toBe("VIDEO");
  expect(video).toHaveAttribute("controls");
  expect(video).toHaveAttribute("preload", "none");
  expect(video).toHaveAttribute("poster", "/ponte-800.jpg");
  const sources = [...video.querySelectorAll("source")].map((source) => source.getAttribute("src"));
  expect(sources).toEqual(["/video/studio.webm", "/video/studio.mp4"]);
});

test("a third party's waits for the visitor", async () => {
  const embed = {
    provider: "youtube",
    source: "https://www.youtube-nocookie.com/embed/test-video1",
    link: "https://www.youtube.com/watch?v=test-video1",
  } as const;
  render(<Video video={{ ...block, videoUrl: embed.link, embed }} />);
  expect(await screen.findByRole("button", { name: "Carica il video" })).toBeVisible();
  expect(document.querySelector("video, iframe")).toBeNull();
});
