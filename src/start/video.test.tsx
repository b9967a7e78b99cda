import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { picture } from "../../tests/unit/testing/picture";
import { Film } from "../sections/video";
import { manageVideos } from "./video";

test("one button plays a film, which then has its native controls and the focus", async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new Error("no source"));
  const film = { poster: picture("Il borgo"), videoUrl: "/video/studio.mp4", description: null, embed: null };
  render(<Film film={film} title="Lo studio" />);
  const video = screen.getByLabelText<HTMLVideoElement>("Lo studio");
  expect([video.controls, screen.queryByRole("button")]).toEqual([true, null]);

  manageVideos();
  expect(video.controls).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Riproduci il video" }));
  expect(play).toHaveBeenCalledTimes(1);
  expect([video.controls, screen.queryByRole("button")]).toEqual([true, null]);
  expect(video).toHaveFocus();
});
