import { fireEvent, render, screen } from "@testing-library/react";
import type { Embed } from "../../lib/embed";
import { ClickToLoad, ClickToLoadBackground } from "./click-to-load";

const video: Embed = {
  provider: "youtube",
  source: "https://www.youtube-nocookie.com/embed/test-video1?autoplay=1",
  link: "https://www.youtube.com/watch?v=test-video1",
};
const map: Embed = {
  provider: "openStreetMap",
  source: "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4",
  link: "https://www.openstreetmap.org/?bbox=1,2,3,4",
};
const picture = <img alt="Rilievo di un ponte" />;
const figure = <ClickToLoad use="video" embed={video} picture={picture} title="Lo studio" />;

const frame = () => document.querySelector("iframe") as HTMLIFrameElement;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("before it is loaded there are who holds it, what they learn, and a link", () => {
  render(figure);
  expect(frame()).toBeNull();
  expect(screen.getByText(/YouTube \(Google Ireland\)/u)).toHaveTextContent("riceve l’indirizzo IP");
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Informativa sui contenuti esterni", "/privacy-policy#contenuti-esterni"],
    ["Guarda il video su YouTube", video.link],
  ]);
});

test("a video comes on request, with no more rights than a player needs, and is shown once it has loaded", () => {
  render(figure);
  press("Carica il video");
  for (const [name, value] of Object.entries({
    src: video.source,
    title: "Video: Lo studio",
    allow: "autoplay; fullscreen; picture-in-picture; encrypted-media",
    referrerpolicy: "strict-origin-when-cross-origin",
    "data-shown": "false",
  }))
    expect(frame()).toHaveAttribute(name, value);
  expect(frame()).not.toHaveAttribute("sandbox");
  fireEvent.load(frame());
  expect(frame()).toHaveAttribute("data-shown", "true");
});

test("a map is put into a sandbox from which links open", () => {
  render(<ClickToLoad use="map" embed={map} picture={picture} title="La sede" />);
  press("Carica la mappa");
  expect(frame()).toHaveAttribute("allow", "fullscreen");
  expect(frame()).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});

test("behind a hero the video is decoration: out of the keyboard's way", () => {
  render(<ClickToLoadBackground embed={video} title="Misure" />);
  press("Riproduci il video");
  expect(frame()).toHaveAttribute("allow", "autoplay");
  expect(frame().parentElement).toHaveAttribute("aria-hidden", "true");
  expect(frame().parentElement).toHaveAttribute("inert");
});
