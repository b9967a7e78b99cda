import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe, toHaveNoViolations } from "jest-axe";
import { renderToString } from "react-dom/server";
import { picture } from "../../../tests/unit/testing/picture";
import { stubViewport } from "../../../tests/unit/testing/viewport";
import type { Embed } from "../../lib/embed";
import { choices, forget, remember } from "../../lib/embed-choices";
import { EmbedFigure } from "./embed-figure";

expect.extend(toHaveNoViolations);

const video: Embed = {
  provider: "youtube",
  source: "https://www.youtube-nocookie.com/embed/test-video1",
  link: "https://www.youtube.com/watch?v=test-video1",
};
const map: Embed = {
  provider: "openStreetMap",
  source: "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&layer=mapnik",
  link: "https://www.openstreetmap.org/#map=17/38.9/16.5",
};

const key = "contenuti-esterni";
const frame = () => document.querySelector("iframe");
const load = () => screen.findByRole("button", { name: "Carica il video" });
const close = () => screen.getByRole("button", { name: "Chiudi il video" });
const link = () => screen.getByRole("link", { name: "Guarda il video su YouTube" });
const figure = <EmbedFigure kind="video" embed={video} poster={picture()} title="Lo studio" />;

let viewport: ReturnType<typeof stubViewport>;
/** Scrolls until the picture is in view, and not yet the controls below it. */
const bringIntoView = () => viewport.show(screen.getByRole("figure"), 50);

beforeEach(() => {
  viewport = stubViewport();
});

afterEach(() => {
  for (const { provider } of choices()) forget(provider);
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("before the page is live", () => {
  test("a link to the third party stands below the picture, with who learns what and where to read more", () => {
    document.body.innerHTML = renderToString(figure);
    expect(frame()).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(link()).toHaveAttribute("href", video.link);
    expect(link()).not.toHaveAttribute("target");
    expect(screen.getByText(/YouTube \(Google Ireland\)/u)).toHaveTextContent("riceve l’indirizzo IP");
    expect(screen.getByRole("link", { name: "Informativa sui contenuti esterni" })).toHaveAttribute(
      "href",
      "/privacy-policy#contenuti-esterni",
    );
    document.body.innerHTML = "";
  });
});

describe("a video", () => {
  test("asks nothing of the third party and stores nothing by itself", async () => {
    const write = jest.spyOn(Storage.prototype, "setItem");
    const { container } = render(figure);
    await load();
    bringIntoView();
    expect(frame()).toBeNull();
    expect(write).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  test("comes on request and plays, with no more rights than a player needs; the focus goes to it", async () => {
    const user = userEvent.setup();
    const { container } = render(figure);
    await user.click(await load());
    const { src, title } = frame() as HTMLIFrameElement;
    expect(src).toBe(`${video.source}?playsinline=1&rel=0&autoplay=1`);
    expect(title).toBe("Video: Lo studio");
    expect(frame()).toHaveAttribute("allow", "autoplay; fullscreen; picture-in-picture; encrypted-media");
    expect(frame()).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    expect(frame()).not.toHaveAttribute("sandbox");
    expect(screen.getByRole("group", { name: "Video: Lo studio" })).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Si sta caricando il video…");
    expect(frame()).toHaveAttribute("data-shown", "false");
    fireEvent.load(frame() as HTMLIFrameElement);
    expect(frame()).toHaveAttribute("data-shown", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Il video è caricato.");
    expect(link()).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
  });

  test("goes away again, and the button keeps the focus", async () => {
    const user = userEvent.setup();
    render(figure);
    await user.click(await load());
    fireEvent.load(frame() as HTMLIFrameElement);
    await user.click(close());
    expect(frame()).toBeNull();
    expect(await load()).toHaveFocus();
    expect(screen.getByRole("img")).toBeVisible();
  });

  test("that has not come after ten seconds makes room for the picture, and it is said", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(figure);
    await user.click(await load());
    act(() => void jest.advanceTimersByTime(9_999));
    expect(frame()).not.toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(frame()).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Il video non si è caricato. Si può riprovare, o guardarlo su YouTube.",
    );
    expect(await load()).toHaveFocus();
    expect(link()).toBeVisible();
    await user.click(await load());
    expect(frame()).not.toBeNull();
  });

  test("that fails does not take the focus from who has gone elsewhere", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <>
        <input aria-label="Altrove" />
        {figure}
      </>,
    );
    await user.click(await load());
    await user.click(screen.getByLabelText("Altrove"));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(frame()).toBeNull();
    expect(screen.getByLabelText("Altrove")).toHaveFocus();
  });

  test("that has loaded stays, however long", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(figure);
    await user.click(await load());
    fireEvent.load(frame() as HTMLIFrameElement);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(frame()).not.toBeNull();
  });
});

describe("remembering", () => {
  test("is not wished for by default, and stored only with the request itself", async () => {
    const user = userEvent.setup();
    render(figure);
    await load();
    const box = screen.getByRole("checkbox", { name: "Ricorda la scelta per sei mesi" });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/tutti i contenuti di YouTube/u);
    await user.click(box);
    expect(localStorage).toHaveLength(0);
    await user.click(await load());
    expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual({ youtube: expect.any(String) });
  });

  test("brings the video back by itself, once in view; it waits, and leaves the focus where it is", async () => {
    remember("youtube");
    render(figure);
    await load();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(frame()).toBeNull();
    bringIntoView();
    expect(frame()?.src).toBe(`${video.source}?playsinline=1&rel=0`);
    expect(document.body).toHaveFocus();
  });

  test("holds for one third party only", async () => {
    remember("vimeo");
    render(figure);
    await load();
    bringIntoView();
    expect(frame()).toBeNull();
  });

  test("does not outlast six months", async () => {
    remember("youtube", new Date(Date.now() - 190 * 24 * 3600 * 1000));
    render(figure);
    await load();
    bringIntoView();
    expect(frame()).toBeNull();
  });

  test("revoked, it takes the frame away at once, and closed by hand it stays closed", async () => {
    const user = userEvent.setup();
    remember("youtube");
    render(figure);
    await load();
    bringIntoView();
    act(() => forget("youtube"));
    expect(frame()).toBeNull();
    expect(screen.getByRole("checkbox")).toBeVisible();
    act(() => remember("youtube"));
    expect(frame()).toBeNull();
    await user.click(await load());
    await user.click(close());
    expect(frame()).toBeNull();
  });
});

test("a map is put into a sandbox from which links open, and keeps its other ways", async () => {
  const user = userEvent.setup();
  render(
    <EmbedFigure kind="map" embed={map} poster={picture()} title="La sede">
      <a href="/indicazioni">Indicazioni</a>
    </EmbedFigure>,
  );
  await user.click(await screen.findByRole("button", { name: "Carica la mappa" }));
  expect(frame()).toHaveAttribute("src", map.source);
  expect(frame()).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
  expect(frame()).toHaveAttribute("allow", "fullscreen");
  expect(screen.getByRole("link", { name: "Apri la mappa su OpenStreetMap" })).toHaveAttribute(
    "href",
    map.link,
  );
  expect(within(screen.getByRole("figure")).getByRole("link", { name: "Indicazioni" })).toBeVisible();
  fireEvent.load(frame() as HTMLIFrameElement);
  expect(screen.getByRole("status")).toHaveTextContent("La mappa è caricata.");
});
