/** @jest-environment jsdom */
import type { Embed } from "./embed";
import { commandPlayer, frameAddress, loopAddress } from "./player";

const youtube: Embed = {
  provider: "youtube",
  source: "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f",
  link: "",
};
const vimeo: Embed = {
  provider: "vimeo",
  source: "https://player.vimeo.com/video/1234567?h=abc123&dnt=1",
  link: "",
};
const map: Embed = {
  provider: "openStreetMap",
  source: "https://www.openstreetmap.org/export/embed.html?bbox=1",
  link: "",
};

const settings = (address: string) => Object.fromEntries(new URL(address).searchParams);

test("a video asked for plays at once, a remembered one waits", () => {
  expect(settings(frameAddress(youtube, true))).toEqual({ autoplay: "1", playsinline: "1", rel: "0" });
  expect(settings(frameAddress(youtube, false))).toEqual({ playsinline: "1", rel: "0" });
  expect(settings(frameAddress(vimeo, true))).toEqual({ autoplay: "1", dnt: "1", h: "abc123" });
  expect(frameAddress(vimeo, false)).toBe(vimeo.source);
  expect(frameAddress(map, true)).toBe(map.source);
});

test("a loop is silent, endless and without controls", () => {
  expect(settings(loopAddress(youtube))).toMatchObject({
    autoplay: "1",
    mute: "1",
    loop: "1",
    playlist: "a-B_c1d2e3f",
    controls: "0",
    playsinline: "1",
    enablejsapi: "1",
    origin: "http://localhost",
  });
  expect(settings(loopAddress(vimeo))).toMatchObject({
    h: "abc123",
    dnt: "1",
    autoplay: "1",
    muted: "1",
    loop: "1",
    controls: "0",
  });
});

test.each([
  [youtube, "pause", '{"event":"command","func":"pauseVideo","args":[]}', "https://www.youtube-nocookie.com"],
  [youtube, "play", '{"event":"command","func":"playVideo","args":[]}', "https://www.youtube-nocookie.com"],
  [vimeo, "pause", '{"method":"pause"}', "https://player.vimeo.com"],
  [vimeo, "play", '{"method":"play"}', "https://player.vimeo.com"],
] as const)("%#: each player hears its own command, and no other host", (embed, command, message, origin) => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const post = jest.spyOn(frame.contentWindow as Window, "postMessage").mockImplementation();
  commandPlayer(frame, embed, command);
  expect(post.mock.calls).toEqual([[message, origin]]);
  frame.remove();
});
