import fc from "fast-check";
import type { EmbedUse } from "../shared/embed";
import { embedPattern, readEmbed } from "./embed-url";

const isAccepted = (url: string, use: EmbedUse) => embedPattern(use).pattern.test(url);

const youtube = [
  "https://www.youtube.com/watch?v=a-B_c1d2e3f",
  "https://m.youtube.com/watch?app=desktop&v=a-B_c1d2e3f&t=42s&list=PL123#x",
  "https://youtu.be/a-B_c1d2e3f?si=XYZ",
  "https://www.youtube.com/shorts/a-B_c1d2e3f",
  "https://www.youtube.com/embed/a-B_c1d2e3f?autoplay=1",
  "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f",
];
const vimeo = ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?badge=0"];
const unlistedVimeo = [
  "https://vimeo.com/123456789/0a1b2c3d4e",
  "https://player.vimeo.com/video/123456789?badge=0&h=0a1b2c3d4e&app_id=1",
];
const googleMaps =
  "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3107.5!2d16.5912345!3d38.9054321!2m3!1f0!1s0x133f%3A0x1!2sVia%20Esempio!5e0";
const openStreetMap = [
  "https://www.openstreetmap.org/search?query=Comune#map=17/38.91000/16.59000&layers=N",
  "https://www.openstreetmap.org/?mlat=38.91&mlon=16.59#map=17/38.91/16.59",
  "https://www.openstreetmap.org/export/embed.html?bbox=16.58%2C38.90%2C16.60%2C38.92&layer=cyclosm&marker=38.91%2C16.59",
];

const youtubePage = "https://www.youtube.com/watch?v=a-B_c1d2e3f";
const youtubeFrame = "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f?autoplay=1&playsinline=1&rel=0";
const mutedYoutube = `${youtubeFrame}&mute=1&loop=1&playlist=a-B_c1d2e3f&controls=0&disablekb=1`;
const vimeoFrame = "https://player.vimeo.com/video/123456789?dnt=1&autoplay=1";
const mutedVimeo = `${vimeoFrame}&muted=1&loop=1&controls=0&autopause=0&keyboard=0`;
const unlistedFrame = "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1&autoplay=1";
const osm = "https://www.openstreetmap.org/";
const box = "16.586567,38.908856,16.593433,38.911144";
const frame = (area: string) => `${osm}export/embed.html?bbox=${area.replaceAll(",", "%2C")}&layer=mapnik`;
const marker = "&marker=38.91%2C16.59";
const marked = `${osm}?mlat=38.91&mlon=16.59#map=17/38.91/16.59`;
const googleSearch = "https://www.google.com/maps/search/?api=1&query=38.9054321%2C16.5912345";

test.each([
  ["video", youtube, youtubeFrame, youtubePage],
  ["background", youtube, mutedYoutube, youtubePage],
  ["video", vimeo, vimeoFrame, "https://vimeo.com/123456789"],
  ["background", vimeo, mutedVimeo, "https://vimeo.com/123456789"],
  ["video", unlistedVimeo, unlistedFrame, "https://vimeo.com/123456789/0a1b2c3d4e"],
  ["map", openStreetMap.slice(0, 1), frame(box), `${osm}?bbox=${box}`],
  ["map", openStreetMap.slice(1, 2), frame(box) + marker, marked],
  ["map", openStreetMap.slice(2), frame("16.58,38.90,16.60,38.92") + marker, marked],
  ["map", [googleMaps], googleMaps, googleSearch],
] as const)("embeds as a %s each of %j", (use, urls, frameUrl, pageUrl) => {
  for (const url of urls) {
    expect(isAccepted(url, use)).toBe(true);
    expect(readEmbed(url, use)).toMatchObject({ frameUrl, pageUrl });
  }
});

test.each([
  ["video", "/video/lo-studio-2.mp4", true],
  ["video", "/video/Lo Studio.MP4", false],
  ["video", "https://youtube.com.evil.example/watch?v=a-B_c1d2e3f", false],
  ["map", "/video/mappa.mp4", false],
  ["map", `${osm}way/123456`, false],
  ["map", `${osm}export/embed.html?bbox=1e3,38.9,16.6,39`, false],
  ["map", "https://www.google.com/maps/place/Roma/@41.9,12.5,13z", false],
] as const)("embeds no %s from %s (accepted in content: %p)", (use, url, isInContent) => {
  expect(isAccepted(url, use)).toBe(isInContent);
  expect(readEmbed(url, use)).toBeUndefined();
});

test("any URL frames only the four known hosts, in plain characters", () => {
  const safePattern =
    /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/|www\.google\.com\/maps\/embed\?pb=|www\.openstreetmap\.org\/export\/embed\.html\?)[\w!%.,:+~*()&=?-]+$/u;
  const known = fc.constantFrom(...youtube, ...vimeo, ...unlistedVimeo, ...openStreetMap, googleMaps);
  const uses = fc.constantFrom<EmbedUse>("video", "background", "map");
  const property = fc.property(known, fc.nat(), fc.string(), uses, (url, offset, text, use) => {
    const at = offset % (url.length + 1);
    const mutated = url.slice(0, at) + text + url.slice(at);
    const embed = readEmbed(mutated, use);
    return embed === undefined || (safePattern.test(embed.frameUrl) && isAccepted(mutated, use));
  });
  fc.assert(property);
});
