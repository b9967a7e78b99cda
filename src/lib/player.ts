/** How the third parties' players are told what to do: by the frame's address, and by messages to it. */
import type { Embed } from "./embed";

type Settings = Readonly<Record<string, string>>;

/** The visitor has asked for this video: it plays at once. */
const playing: Settings = { autoplay: "1" };

const youtubeLoop: Settings = {
  ...playing,
  mute: "1",
  loop: "1",
  controls: "0",
  disablekb: "1",
  enablejsapi: "1",
};
const vimeoLoop: Settings = {
  ...playing,
  muted: "1",
  loop: "1",
  controls: "0",
  autopause: "0",
  keyboard: "0",
};

function withSettings(source: string, settings: Settings): string {
  const url = new URL(source);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Address of the frame of a video with its controls, or of a map.
 *
 * @param plays whether the video starts by itself
 */
export function frameAddress({ provider, source }: Embed, plays: boolean): string {
  if (provider === "youtube")
    return withSettings(source, { playsinline: "1", rel: "0", ...(plays && playing) });
  return provider === "vimeo" && plays ? withSettings(source, playing) : source;
}

/** Address of the frame of a silent endless video without controls, which takes messages from this page. */
export function loopAddress({ provider, source }: Embed): string {
  if (provider !== "youtube") return withSettings(source, vimeoLoop);
  const { pathname } = new URL(source);
  return withSettings(source, {
    ...youtubeLoop,
    playsinline: "1",
    // YouTube repeats lists, not videos: a list of this one.
    playlist: pathname.slice(pathname.lastIndexOf("/") + 1),
    origin: window.location.origin,
  });
}

/** Stops the video of a frame made by `loopAddress`, or lets it go on. */
export function commandPlayer(
  frame: HTMLIFrameElement,
  { provider, source }: Embed,
  command: "play" | "pause",
) {
  const message =
    provider === "youtube" ? { event: "command", func: `${command}Video`, args: [] } : { method: command };
  frame.contentWindow?.postMessage(JSON.stringify(message), new URL(source).origin);
}
