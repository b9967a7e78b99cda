import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import { picture } from "../../tests/unit/testing/picture";
import { HeroFilm } from "../sections/hero-film";
import { Media } from "../sections/media";
import { manageFilms } from "./film";

const tablet = "tablet";
jest.mock("../styles/breakpoints.module.css", () => ({ tablet: "tablet" }));

test.each<[string, string[], object | undefined, boolean, boolean]>([
  ["on a wide screen autoplays", [tablet], undefined, true, true],
  ["on a phone waits for its button", [], undefined, false, true],
  ["with reduced motion stays off", [tablet, reducedMotion], undefined, false, false],
  ["on 3G stays off", [tablet], { effectiveType: "3g" }, false, false],
  ["with Save-Data stays off", [tablet], { effectiveType: "4g", saveData: true }, false, false],
])("the hero film %s", (_, media, connection, plays, isOffered) => {
  stubMedia(...media);
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { container } = render(<HeroFilm src="/video/film.mp4" focus={{ x: 50, y: 50 }} className="" />);
  manageFilms();
  expect([play.mock.calls.length, container.querySelector("button")?.hidden]).toEqual([
    Number(plays),
    !isOffered,
  ]);
  play.mockRestore();
});

test("one button plays a film, which then has its native controls and the focus", async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new Error("no source"));
  const media = {
    poster: picture("Il borgo"),
    videoUrl: "/video/studio.mp4",
    description: null,
    embed: null,
  };
  render(<Media media={media} title="Lo studio" />);
  const video = screen.getByLabelText<HTMLVideoElement>("Lo studio");
  expect([video.controls, screen.queryByRole("button")]).toEqual([true, null]);
  const focus = jest.spyOn(video, "focus");

  manageFilms();
  expect(video.controls).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Riproduci il video" }));
  expect(play).toHaveBeenCalledTimes(1);
  expect([video.controls, screen.queryByRole("button")]).toEqual([true, null]);
  expect(focus).toHaveBeenCalledTimes(1);
});
