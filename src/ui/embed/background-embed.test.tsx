import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { reducedMotion, stubMedia } from "../../../tests/unit/testing/media";
import { stubViewport } from "../../../tests/unit/testing/viewport";
import type { Embed } from "../../lib/embed";
import { choices, forget, remember } from "../../lib/embed-choices";
import { notePause } from "../../lib/paused-video";
import { BackgroundEmbed } from "./background-embed";

const embed: Embed = {
  provider: "vimeo",
  source: "https://player.vimeo.com/video/000000000?dnt=1",
  link: "https://vimeo.com/000000000",
};

let readyState: DocumentReadyState;

const show = () =>
  render(
    <BackgroundEmbed embed={embed} title="Misure">
      <h1>Misure</h1>
    </BackgroundEmbed>,
  );
const frame = () => document.querySelector("iframe");
const load = () => screen.findByRole("button", { name: "Carica il video" });
const pause = () => screen.getByRole("button", { name: "Metti in pausa il video" });
const finishLoading = () => act(() => void window.dispatchEvent(new Event("load")));

beforeEach(() => {
  stubMedia();
  stubViewport();
  Object.assign(navigator, { connection: undefined });
  readyState = "complete";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});

afterEach(() => {
  for (const { provider } of choices()) forget(provider);
  notePause(false);
  jest.restoreAllMocks();
});

test("without a choice nothing plays; who would learn what stands below the text", async () => {
  show();
  await load();
  expect(frame()).toBeNull();
  expect(screen.getByText(/video di sfondo di questa pagina è su Vimeo/u)).toBeVisible();
  expect(screen.getByRole("link", { name: "Guarda il video su Vimeo" })).toHaveAttribute("href", embed.link);
});

test("on request it plays silently behind the text, out of the keyboard's way; the focus goes to the pause", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await load());
  expect(frame()?.src).toContain("autoplay=1&muted=1&loop=1&controls=0");
  expect(frame()).toHaveAttribute("tabindex", "-1");
  expect(frame()).toHaveAttribute("title", "Video: Misure");
  expect(frame()?.parentElement).toHaveAttribute("aria-hidden", "true");
  expect(frame()?.parentElement).toHaveAttribute("inert");
  expect(pause()).toHaveFocus();
  const [first] = screen.getAllByRole("button");
  expect(first).toBe(pause());
});

test("the pause reaches the player, and is kept for the visit", async () => {
  remember("vimeo");
  const { unmount } = show();
  await screen.findByRole("button", { name: "Chiudi il video" });
  const post = jest.spyOn(frame()?.contentWindow as Window, "postMessage").mockImplementation();
  fireEvent.click(pause());
  fireEvent.click(screen.getByRole("button", { name: "Riproduci il video" }));
  fireEvent.click(pause());
  expect(post.mock.calls.map(([message]) => message)).toEqual([
    '{"method":"pause"}',
    '{"method":"play"}',
    '{"method":"pause"}',
  ]);
  unmount();
  show();
  await load();
  expect(frame()).toBeNull();
});

test("remembered, it starts by itself after the page has loaded, and leaves the focus alone", async () => {
  remember("vimeo");
  readyState = "interactive";
  show();
  await load();
  expect(frame()).toBeNull();
  finishLoading();
  expect(frame()).not.toBeNull();
  expect(document.body).toHaveFocus();
});

test.each([
  ["reduced motion", () => stubMedia(reducedMotion)],
  ["Save-Data", () => Object.assign(navigator, { connection: { saveData: true } })],
  ["a 3G link", () => Object.assign(navigator, { connection: { effectiveType: "3g" } })],
])("remembered, it still never comes by itself under %s, but on request", async (_, prepare) => {
  prepare();
  remember("vimeo");
  show();
  await load();
  finishLoading();
  expect(frame()).toBeNull();
  fireEvent.click(await load());
  expect(frame()).not.toBeNull();
});

test("closed or revoked, the picture is back", async () => {
  remember("vimeo");
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Chiudi il video" }));
  expect(frame()).toBeNull();
  fireEvent.click(await load());
  act(() => forget("vimeo"));
  expect(frame()).toBeNull();
});
