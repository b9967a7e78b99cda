import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe, toHaveNoViolations } from "jest-axe";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { stubViewport } from "../../../tests/unit/testing/viewport";
import type { Embed } from "../../lib/embed";
import { hydratedEvent } from "../../lib/hydrated-event";
import { EmbedFigure, HeroEmbed } from "./embeds";

expect.extend(toHaveNoViolations);

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
const figure = (
  <EmbedFigure use="video" embed={video} picture={<img alt="Rilievo di un ponte" />} title="Lo studio" />
);

const frame = () => document.querySelector("iframe");
const button = (name: string) => screen.getByRole("button", { name });
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  stubViewport();
});

afterEach(() => void jest.useRealTimers());

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test("in the HTML there are who holds it, what they learn, a link, and a button that waits for its code", async () => {
  const html = document.body.appendChild(document.createElement("div"));
  html.innerHTML = renderToString(figure);
  expect(document.querySelector("iframe")).toBeNull();
  expect(button("Carica il video").closest("[data-waiting]")).not.toBeNull();
  expect(screen.getByText(/YouTube \(Google Ireland\)/u)).toHaveTextContent("riceve l’indirizzo IP");
  expect(screen.getByRole("link", { name: "Guarda il video su YouTube" })).toHaveAttribute(
    "href",
    video.link,
  );
  expect(screen.getByRole("link", { name: "Informativa sui contenuti esterni" })).toHaveAttribute(
    "href",
    "/privacy-policy#contenuti-esterni",
  );
  const isTold = new Promise((resolve) => window.addEventListener(hydratedEvent, resolve, { once: true }));
  const root = await act(async () => hydrateRoot(html, figure));
  await isTold;
  expect(button("Carica il video").closest("[data-waiting]")).toBeNull();
  act(() => root.unmount());
  html.remove();
});

test("a video comes on request, with no more rights than a player needs; the focus goes to it and back", async () => {
  const user = visitor();
  render(figure);
  expect(frame()).toBeNull();
  await user.click(button("Carica il video"));
  expect(frame()).toHaveAttribute("src", video.source);
  expect(frame()).toHaveAttribute("title", "Video: Lo studio");
  expect(frame()).toHaveAttribute("allow", "autoplay; fullscreen; picture-in-picture; encrypted-media");
  expect(frame()).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  expect(frame()).not.toHaveAttribute("sandbox");
  expect(frame()).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Si sta caricando il video…");
  expect(frame()).toHaveAttribute("data-shown", "false");
  fireEvent.load(frame() as HTMLIFrameElement);
  expect(frame()).toHaveAttribute("data-shown", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Il video è caricato.");
  pass(60_000);
  expect(screen.getByRole("link", { name: "Guarda il video su YouTube" })).toBeVisible();
  await user.click(button("Chiudi il video"));
  expect(frame()).toBeNull();
  expect(button("Carica il video")).toHaveFocus();
});

test("what has not come after ten seconds makes room for the picture, and it is said", async () => {
  const user = visitor();
  render(figure);
  await user.click(button("Carica il video"));
  pass(9_999);
  expect(frame()).not.toBeNull();
  pass(1);
  expect(frame()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Il video non si è caricato. Si può riprovare, o guardarlo su YouTube.",
  );
  expect(button("Carica il video")).toHaveFocus();
  await user.click(button("Carica il video"));
  expect(frame()).not.toBeNull();
});

test("what fails does not take the focus from who has gone elsewhere", async () => {
  const user = visitor();
  render(
    <>
      <input aria-label="Altrove" />
      {figure}
    </>,
  );
  await user.click(button("Carica il video"));
  await user.click(screen.getByLabelText("Altrove"));
  pass(10_000);
  expect(frame()).toBeNull();
  expect(screen.getByLabelText("Altrove")).toHaveFocus();
});

test("a map is put into a sandbox from which links open", async () => {
  render(<EmbedFigure use="map" embed={map} picture={<img alt="Rilievo di un ponte" />} title="La sede" />);
  await visitor().click(button("Carica la mappa"));
  expect(frame()).toHaveAttribute("allow", "fullscreen");
  expect(frame()).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
});

test("behind a hero the video is decoration: out of the keyboard's way, and its button stops it", async () => {
  const user = visitor();
  render(<HeroEmbed embed={video} title="Misure" />);
  expect(frame()).toBeNull();
  await user.click(button("Riproduci il video"));
  expect(frame()).toHaveAttribute("allow", "autoplay");
  expect(frame()?.parentElement).toHaveAttribute("aria-hidden", "true");
  expect(frame()?.parentElement).toHaveAttribute("inert");
  expect(button("Metti in pausa il video")).toHaveFocus();
  await user.click(button("Metti in pausa il video"));
  expect(frame()).toBeNull();
});

test("has no barrier, before and after", async () => {
  jest.useRealTimers();
  const { container } = render(figure);
  expect(await axe(container)).toHaveNoViolations();
  fireEvent.click(button("Carica il video"));
  expect(await axe(container, { iframes: false })).toHaveNoViolations();
});
