/** @jest-environment node */
import fc from "fast-check";
import { frameOrigin, readEmbedAddress } from "./embed-address";

const video = (address: string) => readEmbedAddress(address, "video");
const map = (address: string) => readEmbedAddress(address, "map");

describe("YouTube", () => {
  const embed = {
    provider: "youtube",
    source: "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f",
    link: "https://www.youtube.com/watch?v=a-B_c1d2e3f",
  };

  test.each([
    "https://www.youtube.com/watch?v=a-B_c1d2e3f",
    "http://youtube.com/watch?app=desktop&v=a-B_c1d2e3f&t=42s&list=PL123#x",
    "https://m.youtube.com/watch?v=a-B_c1d2e3f",
    "www.youtube.com/watch?v=a-B_c1d2e3f",
    "youtu.be/a-B_c1d2e3f",
    "https://youtu.be/a-B_c1d2e3f?si=XYZ",
    "https://www.youtube.com/shorts/a-B_c1d2e3f",
    "https://www.youtube.com/live/a-B_c1d2e3f?feature=share",
    "https://www.youtube.com/embed/a-B_c1d2e3f?autoplay=1",
    "https://www.youtube-nocookie.com/embed/a-B_c1d2e3f",
    "  https://youtu.be/a-B_c1d2e3f ",
    "HTTPS://YOUTU.BE/a-B_c1d2e3f",
  ])("%s", (address) => {
    expect(video(address)).toEqual({ embed });
  });

  test.each([
    "https://www.youtube.com/",
    "https://www.youtube.com/@studio",
    "https://www.youtube.com/playlist?list=PL123",
    "https://www.youtube.com/watch?v=",
    "https://www.youtube.com/watch?v=tooshort",
    "https://www.youtube.com/watch?v=a-B_c1d2e3f4",
    "https://youtu.be/a-B_c1d2e%22",
    "https://www.youtube.com/embed/..%2Fwatch11",
  ])("%s is no video", (address) => {
    expect(video(address)).toEqual({ problem: "no-video" });
  });
});

describe("Vimeo", () => {
  const source = "https://player.vimeo.com/video/123456789?dnt=1";
  const embed = { provider: "vimeo", source, link: "https://vimeo.com/123456789" };

  test.each([
    "https://vimeo.com/123456789",
    "http://www.vimeo.com/123456789?share=copy",
    "vimeo.com/123456789/",
    "https://vimeo.com/channels/staffpicks/123456789",
    "https://player.vimeo.com/video/123456789?badge=0",
  ])("%s", (address) => {
    expect(video(address)).toEqual({ embed });
  });

  test.each([
    "https://vimeo.com/123456789/0a1b2c3d4e",
    "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e",
  ])("an unlisted one keeps its hash: %s", (address) => {
    expect(video(address)).toEqual({
      embed: {
        provider: "vimeo",
        source: "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&dnt=1",
        link: "https://vimeo.com/123456789/0a1b2c3d4e",
      },
    });
  });

  test.each(["https://vimeo.com/", "https://vimeo.com/studio", "https://player.vimeo.com/123456789"])(
    "%s is no video",
    (address) => {
      expect(video(address)).toEqual({ problem: "no-video" });
    },
  );
});

describe("films of our own", () => {
  test("an .mp4 of static/video", () => {
    expect(video("/video/lo-studio-2.mp4")).toEqual({ file: "/video/lo-studio-2.mp4" });
  });

  test.each([
    ["/video/Lo Studio.MP4", "/video/lo-studio.mp4"],
    ["/video/studio.webm", "/video/studio.mp4"],
    ["/static/video/studio.mp4", "/video/studio.mp4"],
    ["video/studio.mp4", "/video/studio.mp4"],
    ["studio.mp4", "/video/studio.mp4"],
    ["/studio.mov", "/video/studio.mp4"],
    [" /video/studio.mp4", "/video/studio.mp4"],
    ["/video/../../segreto.mp4", "/video/segreto.mp4"],
    ["/", undefined],
  ])("%s is not one, %s may be meant", (address, meant) => {
    expect(video(address)).toEqual({ problem: "video-file", meant });
  });
});

describe("Google Maps", () => {
  const pb =
    "!1m18!1m12!1m3!1d3107.5!2d16.5912345!3d38.9054321!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x133f%3A0x1!2sVia%20Esempio!5e0!3m2!1sit!2sit!4v1700000000000!5m2!1sit!2sit";

  test.each([
    `https://www.google.com/maps/embed?pb=${pb}`,
    `https://www.google.it/maps/embed?pb=${pb}&hl=it`,
    `http://google.com/maps/embed?pb=${pb}`,
  ])("the address to embed: %#", (address) => {
    expect(map(address)).toEqual({
      embed: {
        provider: "googleMaps",
        source: `https://www.google.com/maps/embed?pb=${pb}`,
        link: "https://www.google.com/maps/search/?api=1&query=38.9054321%2C16.5912345",
      },
    });
  });

  test("one without a position leads to itself", () => {
    const source = "https://www.google.com/maps/embed?pb=!4v1700000000000!6m8!1m7!1sABC!2m2!1d38.9!2d16.5";
    expect(map(source)).toEqual({ embed: { provider: "googleMaps", source, link: source } });
  });

  test.each([
    "https://www.google.com/maps/place/Catanzaro/@38.9,16.5,13z",
    "https://www.google.it/maps?q=Catanzaro",
    "https://maps.app.goo.gl/AbCdEf",
    "https://goo.gl/maps/AbCdEf",
    "https://maps.google.com/maps?q=Catanzaro&output=embed",
    "https://www.google.com/maps/embed",
    "https://www.google.com/maps/embed?pb=short",
    `https://www.google.com/maps/embed?pb=${pb}"onload="alert(1)`,
  ])("%s cannot be embedded", (address) => {
    expect(map(address)).toEqual({ problem: "no-embed-map" });
  });
});

describe("OpenStreetMap", () => {
  const sourceOf = (address: string) => {
    const reading = map(address);
    return "embed" in reading ? new URL(reading.embed.source).searchParams : undefined;
  };

  test("an address to embed is made anew from its numbers", () => {
    const address =
      "http://openstreetmap.org/export/embed.html?bbox=16.58%2C38.90%2C16.60%2C38.92&layer=cyclosm&marker=38.91%2C16.59&evil=1";
    expect(map(address)).toEqual({
      embed: {
        provider: "openStreetMap",
        source:
          "https://www.openstreetmap.org/export/embed.html?bbox=16.58%2C38.9%2C16.6%2C38.92&layer=cyclosm&marker=38.91%2C16.59",
        link: "https://www.openstreetmap.org/?mlat=38.91&mlon=16.59#map=15/38.91/16.59",
      },
    });
  });

  test("a page's address gives the same view", () => {
    const parameters = sourceOf("https://www.openstreetmap.org/#map=17/38.91000/16.59000&layers=N");
    expect(parameters?.get("bbox")).toBe("16.586567,38.908497,16.593433,38.911503");
    expect(parameters?.get("layer")).toBe("mapnik");
    expect(parameters?.has("marker")).toBe(false);
  });

  test("a marker stays, and is the centre where no view is named", () => {
    const address = "https://www.openstreetmap.org/?mlat=38.91&mlon=16.59";
    expect(sourceOf(address)?.get("marker")).toBe("38.91,16.59");
    expect(sourceOf(`${address}#map=12/38.8/16.5`)?.get("bbox")).toMatch(/^16\.39/u);
    expect(sourceOf("osm.org/?mlat=38.91&mlon=16.59")?.get("marker")).toBe("38.91,16.59");
  });

  test.each([
    "https://www.openstreetmap.org/",
    "https://www.openstreetmap.org/way/123456",
    "https://www.openstreetmap.org/#map=17/91/16",
    "https://www.openstreetmap.org/#map=17/38",
    "https://www.openstreetmap.org/?mlat=38.91&mlon=javascript",
    "https://www.openstreetmap.org/export/embed.html",
    "https://www.openstreetmap.org/export/embed.html?bbox=16.6,38.9,16.5,38.92",
    "https://www.openstreetmap.org/export/embed.html?bbox=16.5,38.9,16.6",
    "https://www.openstreetmap.org/export/embed.html?bbox=1e3,38.9,16.6,39",
  ])("%s names no position", (address) => {
    expect(map(address)).toEqual({ problem: "no-position" });
  });
});

describe("anything else", () => {
  test.each([
    "",
    "ciao",
    "https://www.dailymotion.com/video/x8abcd",
    "https://youtube.com.evil.example/watch?v=a-B_c1d2e3f",
    "https://evil.example/?https://youtu.be/a-B_c1d2e3f",
    "https://user@youtu.be/a-B_c1d2e3f",
    "https://youtu.be:8443/a-B_c1d2e3f",
    "javascript:alert(1)//youtu.be/a-B_c1d2e3f",
    "ftp://youtu.be/a-B_c1d2e3f",
    "//youtu.be.evil.example/a-B_c1d2e3f",
    "https://www.openstreetmap.org/#map=17/38.9/16.5",
  ])("%s is no video's address", (address) => {
    expect(video(address)).toHaveProperty("problem");
  });

  test.each([
    "https://youtu.be/a-B_c1d2e3f",
    "/video/mappa.mp4",
    "https://www.bing.com/maps?cp=38~16",
    "mappa",
  ])("%s is no map's address", (address) => {
    expect(map(address)).toEqual({ problem: "unknown-site" });
  });

  test("copied HTML gives the address that stands in it", () => {
    const code =
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/a-B_c1d2e3f?si=x&amp;y=1" title="x"></iframe>';
    expect(video(code)).toEqual({
      problem: "frame-code",
      meant: "https://www.youtube.com/embed/a-B_c1d2e3f?si=x&y=1",
    });
    expect(video("<iframe src='https://evil.example/'>")).toEqual({ problem: "frame-code" });
  });
});

test("whatever is written, a frame only ever gets an address of the four known hosts", () => {
  const hosts = [
    "youtube.com",
    "youtu.be",
    "vimeo.com",
    "player.vimeo.com",
    "www.google.com",
    "openstreetmap.org",
  ];
  const address = fc
    .tuple(fc.constantFrom(...hosts), fc.webPath(), fc.webQueryParameters(), fc.webFragments())
    .map(([host, path, query, hash]) => `https://${host}${path}?${query}#${hash}`);
  const safe =
    /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/|www\.google\.com\/maps\/embed\?pb=|www\.openstreetmap\.org\/export\/embed\.html\?)[\w!%.,:+~*()&=?-]+$/u;
  fc.assert(
    fc.property(
      fc.oneof(address, fc.string()),
      fc.constantFrom("video" as const, "map" as const),
      (text, kind) => {
        const reading = readEmbedAddress(text, kind);
        return !("embed" in reading) || safe.test(reading.embed.source);
      },
    ),
  );
});

test.each([
  ["https://youtu.be/a-B_c1d2e3f", "video", "https://www.youtube-nocookie.com"],
  ["https://vimeo.com/123456789", "video", "https://player.vimeo.com"],
  ["https://www.openstreetmap.org/#map=17/38.9/16.5", "map", "https://www.openstreetmap.org"],
  ["/video/studio.mp4", "video", undefined],
  ["https://evil.example/", "map", undefined],
] as const)("the frame of %s (%s) comes from %s", (address, kind, origin) => {
  expect(frameOrigin(address, kind)).toBe(origin);
});
