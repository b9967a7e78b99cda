import { act, fireEvent, render, screen } from "@testing-library/react";
import { reducedMotion, stubMedia } from "../../tests/unit/testing/media";
import * as widths from "../styles/breakpoints.module.css";
import { HeroVideo } from "./hero-video";

let readyState: DocumentReadyState;

beforeEach(() => {
  stubMedia(widths.tablet);
  Object.assign(navigator, { connection: undefined });
  readyState = "complete";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  HTMLMediaElement.prototype.play = jest.fn(async () => undefined);
  HTMLMediaElement.prototype.pause = jest.fn();
});

const video = () => document.querySelector("video");
const load = () => act(() => void window.dispatchEvent(new Event("load")));

test("is not asked for before the page has loaded", () => {
  readyState = "interactive";
  render(<HeroVideo videoUrl="/video/casa.mp4" />);
  expect(video()).toBeNull();
  load();
  expect(video()).toBeInTheDocument();
});

test("is silent, endless, without an audience among screen readers, in WebM and MP4", () => {
  render(<HeroVideo videoUrl="/video/casa.mp4" />);
  expect(video()).toHaveProperty("muted", true);
  for (const attribute of ["loop", "autoplay", "playsinline"]) expect(video()).toHaveAttribute(attribute);
  expect(video()).toHaveAttribute("aria-hidden", "true");
  const sources = [...document.querySelectorAll("source")].map((source) => [
    source.type,
    source.getAttribute("src"),
  ]);
  expect(sources).toEqual([
    ["video/webm", "/video/casa.webm"],
    ["video/mp4", "/video/casa.mp4"],
  ]);
});

test("on a phone it is not fetched before its button asks for it", () => {
  stubMedia();
  render(<HeroVideo videoUrl="/video/casa.mp4" />);
  expect(video()).toHaveAttribute("preload", "none");
  expect(video()).not.toHaveAttribute("autoplay");
  fireEvent.click(screen.getByRole("button", { name: "Riproduci il video" }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
});

test.each([
  ["reduced motion", () => stubMedia(reducedMotion)],
  ["Save-Data", () => Object.assign(navigator, { connection: { saveData: true } })],
  ["a 3G link", () => Object.assign(navigator, { connection: { effectiveType: "3g" } })],
])("never comes by itself under %s", (_, prepare) => {
  prepare();
  const { container } = render(<HeroVideo videoUrl="/video/casa.mp4" />);
  load();
  expect(container).toBeEmptyDOMElement();
});

test("covers the picture and offers a pause once it plays, and the other way round", () => {
  render(<HeroVideo videoUrl="/video/casa.mp4" />);
  const element = video() as HTMLVideoElement;
  expect(element).toHaveAttribute("data-playing", "false");
  fireEvent.playing(element);
  expect(element).toHaveAttribute("data-playing", "true");
  fireEvent.click(screen.getByRole("button", { name: "Metti in pausa il video" }));
  expect(element.pause).toHaveBeenCalledTimes(1);
  fireEvent.pause(element);
  fireEvent.click(screen.getByRole("button", { name: "Riproduci il video" }));
  expect(element.play).toHaveBeenCalledTimes(1);
});

const blockStorage = () =>
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });

test.each([
  ["in the session", () => undefined],
  ["in memory where that is blocked", blockStorage],
])(
  "that the visitor has stopped it is kept %s: it does not start again on the next page that has it",
  (_, prepare) => {
    const blocked = prepare();
    const { unmount } = render(<HeroVideo videoUrl="/video/casa.mp4" />);
    fireEvent.playing(video() as HTMLVideoElement);
    fireEvent.click(screen.getByRole("button", { name: "Metti in pausa il video" }));
    unmount();
    render(<HeroVideo videoUrl="/video/casa.mp4" />);
    expect(video()).not.toHaveAttribute("autoplay");
    expect(video()).toHaveAttribute("preload", "none");
    fireEvent.click(screen.getByRole("button", { name: "Riproduci il video" }));
    expect(video()?.play).toHaveBeenCalledTimes(1);
    blocked?.mockRestore();
  },
);
