import { fireEvent, render, screen } from "@testing-library/react";
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import * as widths from "../styles/breakpoints.module.css";
import { HeroVideo } from "./hero-video";

beforeEach(() => {
  stubMedia(widths.tablet);
  Object.assign(navigator, { connection: undefined });
  HTMLMediaElement.prototype.play = jest.fn(async () => undefined);
  HTMLMediaElement.prototype.pause = jest.fn();
});

const show = () => render(<HeroVideo videoUrl="/video/casa.mp4" />);
const video = () => document.querySelector("video") as HTMLVideoElement;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("on a phone it is not fetched before its button asks for it", () => {
  stubMedia();
  show();
  expect(video()).toHaveAttribute("preload", "none");
  expect(video()).not.toHaveAttribute("autoplay");
  press("Riproduci il video");
  expect(video().play).toHaveBeenCalledTimes(1);
});

test.each([
  ["reduced motion", () => stubMedia(reducedMotion)],
  ["Save-Data", () => Object.assign(navigator, { connection: { saveData: true } })],
  ["a 3G link", () => Object.assign(navigator, { connection: { effectiveType: "3g" } })],
])("never comes by itself under %s", (_, prepare) => {
  prepare();
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});

test("stopped by the visitor, it waits on the next page that has it", () => {
  const { unmount } = show();
  fireEvent.playing(video());
  expect(video()).toHaveAttribute("data-playing", "true");
  press("Metti in pausa il video");
  expect(video().pause).toHaveBeenCalledTimes(1);
  unmount();
  show();
  expect(video()).not.toHaveAttribute("autoplay");
  expect(video()).toHaveAttribute("preload", "none");
});
