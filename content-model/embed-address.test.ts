import fc from "fast-check";
import type { EmbedUse } from "../src/lib/embed";
import { embedPattern, readEmbed } from "./embed-address";

const isAccepted = (address: string, use: EmbedUse) => embedPattern(use).pattern.test(address);

const youtube = [
  "https://www.youtube.com/watch?v=a-B_c1d2e3f",
  "https://m.youtube.com/watch?app=desktop&v=a-B_c1d2e3f&t=42s&list=PL123#x",
  "https://youtu.be/a-B_c1d2e3f?si=XYZ",
  "https://www.youtube.com/shorts/a-B_c1d2e3f",
  "https://www.youtube.com/live/a-B_c1d2e3f?feature=share",
  "https://www.youtube.com/embed/a-B_c1d2e3f?autoplay=1",
  "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f",
];
const vimeo = [
  "https://vimeo.com/123456789",
  "https://vimeo.com/123456789?share=copy",
  "https://player.vimeo.com/video/123456789?badge=0",
];
const unlistedVimeo = [
  "https://vimeo.com/123456789/0a1b2c3d4e",
  "https://vimeo.com/123456789/0a1b2c3d4e?share=copy",
  "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e",
  "https://player.vimeo.com/video/123456789?badge=0&h=0a1b2c3d4e&app_id=1",
];
const pb =
  "!1m18!1m12!1m3!1d3107.5!2d16.5912345!3d38.9054321!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x133f%3A0x1!2sVia%20Esempio!5e0!3m2!1sit!2sit!4v1700000000000!5m2!1sit!2sit";
const googleMaps = `https://www.google.com/maps/embed?pb=${pb}`;
const openStreetMap = [
  "https://www.openstreetmap.org/#map=17/38.91000/16.59000&layers=N",
  "https://www.openstreetmap.org/search?query=Comune#map=13/38.91/16.59",
  "https://www.openstreetmap.org/?mlat=38.91&mlon=16.59#map=17/38.91/16.59",
  "https://www.openstreetmap.org/export/embed.html?bbox=16.58%2C38.90%2C16.60%2C38.92&layer=cyclosm&marker=38.91%2C16.59",
];

test.each([
  [youtube, "https://www.youtube.com/watch?v=a-B_c1d2e3f"],
  [vimeo, "https://vimeo.com/123456789"],
  [unlistedVimeo, "https://vimeo.com/123456789/0a1b2c3d4e"],
])("videos of one site lead to the same: %#", (addresses, link) => {
  const [first, ...others] = addresses.map((address) => readEmbed(address, "video"));
  expect(first?.link).toBe(link);
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  [youtube[0], "video", "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f?autoplay=1&playsinline=1&rel=0"],
  [
    youtube[0],
    "background",
    "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f?autoplay=1&playsinline=1&rel=0&mute=1&loop=1&playlist=a-B_c1d2e3f&controls=0&disablekb=1",
  ],
  [vimeo[0], "video", "https://player.vimeo.com/video/123456789?dnt=1&autoplay=1"],
  [unlistedVimeo[0], "video", "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1&autoplay=1"],
  [
    vimeo[0],
    "background",
    "https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&muted=1&loop=1&controls=0&autopause=0&keyboard=0",
  ],
] as const)("%s as %s plays at once; behind a hero silently and endlessly", (address = "", use, source) => {
  expect(readEmbed(address, use)?.source).toBe(source);
});

test.each([
  [
    openStreetMap[0],
    "https://www.openstreetmap.org/export/embed.html?bbox=16.586567%2C38.908856%2C16.593433%2C38.911144&layer=mapnik",
    "https://www.openstreetmap.org/?bbox=16.586567,38.908856,16.593433,38.911144",
  ],
  [
    openStreetMap[2],
    "https://www.openstreetmap.org/export/embed.html?bbox=16.586567%2C38.908856%2C16.593433%2C38.911144&layer=mapnik&marker=38.91%2C16.59",
    "https://www.openstreetmap.org/?mlat=38.91&mlon=16.59#map=17/38.91/16.59",
  ],
  [
    openStreetMap[3],
    "https://www.openstreetmap.org/export/embed.html?bbox=16.58%2C38.90%2C16.60%2C38.92&layer=mapnik&marker=38.91%2C16.59",
    "https://www.openstreetmap.org/?mlat=38.91&mlon=16.59#map=17/38.91/16.59",
  ],
  [googleMaps, googleMaps, "https://www.google.com/maps/search/?api=1&query=38.9054321%2C16.5912345"],
])("the map of %s", (address = "", source, link) => {
  expect(readEmbed(address, "map")).toMatchObject({ source, link });
});

test("films of static/video are taken as they are, on pages and behind heroes", () => {
  for (const use of ["video", "background"] as const) {
    expect(isAccepted("/video/lo-studio-2.mp4", use)).toBe(true);
    expect(readEmbed("/video/lo-studio-2.mp4", use)).toBeUndefined();
  }
});

test.each([
  "",
  "/video/Lo Studio.MP4",
  "/video/studio.webm",
  "/video/../../segreto.mp4",
  "studio.mp4",
  "https://www.youtube.com/@studio",
  "https://www.youtube.com/playlist?list=PL123",
  "https://www.youtube.com/watch?v=tooshort",
  "https://www.youtube.com/watch?v=a-B_c1d2e3f4",
  'https://youtu.be/a-B_c1d2e3f"onload="alert(1)',
  "https://vimeo.com/studio",
  "https://www.dailymotion.com/video/x8abcd",
  "https://youtube.com.evil.example/watch?v=a-B_c1d2e3f",
  "https://evil.example/?https://youtu.be/a-B_c1d2e3f",
  "https://user@youtu.be/a-B_c1d2e3f",
  "https://youtu.be:8443/a-B_c1d2e3f",
  "javascript:alert(1)//youtu.be/a-B_c1d2e3f",
  '<iframe src="https://www.youtube.com/embed/a-B_c1d2e3f"></iframe>',
  openStreetMap[0],
])("%s is no video's address", (address = "") => {
  expect(isAccepted(address, "video")).toBe(false);
});

test.each([
  "mappa",
  "/video/mappa.mp4",
  youtube[0],
  "https://www.openstreetmap.org/",
  "https://www.openstreetmap.org/way/123456",
  "https://www.openstreetmap.org/#map=17/38",
  "https://www.openstreetmap.org/export/embed.html?bbox=16.5,38.9,16.6",
  "https://www.openstreetmap.org/export/embed.html?bbox=1e3,38.9,16.6,39",
  "https://www.google.com/maps/place/Catanzaro/@38.9,16.5,13z",
  "https://maps.app.goo.gl/AbCdEf",
  "https://www.google.com/maps/embed?pb=short",
  `${googleMaps}"onload="alert(1)`,
])("%s is no map's address", (address = "") => {
  expect(isAccepted(address, "map")).toBe(false);
});

test("whatever is written into an address, a frame only ever gets one of the four known hosts and plain signs", () => {
  const safe =
    /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/|www\.google\.com\/maps\/embed\?pb=|www\.openstreetmap\.org\/export\/embed\.html\?)[\w!%.,:+~*()&=?-]+$/u;
  const known = [...youtube, ...vimeo, ...unlistedVimeo, ...openStreetMap, googleMaps];
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.nat(),
      fc.string(),
      fc.constantFrom<EmbedUse>("video", "background", "map"),
      (address, place, text, use) => {
        const at = place % (address.length + 1);
        const written = address.slice(0, at) + text + address.slice(at);
        const embed = readEmbed(written, use);
        return embed === undefined || (safe.test(embed.source) && isAccepted(written, use));
      },
    ),
  );
});
