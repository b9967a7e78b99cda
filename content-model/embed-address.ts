/**
 * Reads the addresses of videos and maps that the content may name. Nothing of the address goes into a frame as it
 * stands: identifiers and numbers are checked one by one, and the frame's address is made anew from them.
 */

import type { Embed, EmbedKind } from "../src/lib/embed";
import { readMap } from "./map-address";
import { urlOf } from "./url-of";

/** Why an address cannot be shown. */
export type AddressProblem =
  | "unknown-site"
  | "no-video"
  | "video-file"
  | "frame-code"
  | "no-embed-map"
  | "no-position";

export type AddressReading =
  | { readonly embed: Embed }
  /** A film of our own: path of its .mp4; the .webm has the same name. */
  | { readonly file: string }
  /** `meant` is the address that was probably wanted. */
  | { readonly problem: AddressProblem; readonly meant?: string };

const ownFile = /^\/video\/[a-z0-9-]+\.mp4$/u;
/** What is meant as a file rather than as an address of another site. */
const fileLike = /^(\/|[^:]+\.(mp4|webm|mov|m4v)$)/iu;
const youtubeId = /^[\w-]{11}$/u;
const vimeoId = /^\d{6,12}$/u;
const vimeoHash = /^[0-9a-f]{6,20}$/u;

/**
 * @param text address as written in the content; without its scheme, or with http, it is understood as well
 * @param kind what is expected there
 */
export function readEmbedAddress(text: string, kind: EmbedKind): AddressReading {
  const address = text.trim();
  if (/<\s*iframe/iu.test(address)) return readFrameCode(address, kind);
  if (kind === "video" && fileLike.test(address)) {
    return ownFile.test(text) ? { file: text } : { problem: "video-file", meant: ownName(address) };
  }
  const url = parseUrl(address);
  if (url === undefined) return { problem: "unknown-site" };
  return kind === "video" ? readVideo(url) : readMap(url);
}

/** Origin that the frame of an address is loaded from; `undefined` for our own files and for wrong addresses. */
export function frameOrigin(text: string, kind: EmbedKind): string | undefined {
  const reading = readEmbedAddress(text, kind);
  return "embed" in reading ? new URL(reading.embed.source).origin : undefined;
}

/** Sites offer «HTML to copy»: the address stands in it. */
function readFrameCode(code: string, kind: EmbedKind): AddressReading {
  const inside = /\bsrc\s*=\s*["']?([^"'\s>]+)/iu.exec(code)?.[1]?.replaceAll("&amp;", "&");
  const readable = inside !== undefined && !("problem" in readEmbedAddress(inside, kind));
  return readable ? { problem: "frame-code", meant: inside } : { problem: "frame-code" };
}

/** The name of a film in the form that file names have here. */
function ownName(path: string): string | undefined {
  const name = path
    .toLowerCase()
    .replace(/^\/?(static\/)?(video\/)?/u, "")
    .replace(/\.(mp4|webm|mov|m4v)$/u, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "");
  return name === "" ? undefined : `/video/${name}.mp4`;
}

function parseUrl(address: string): URL | undefined {
  const complete = /^[\w-]+(\.[\w-]+)+([/?#]|$)/u.test(address) ? `https://${address}` : address;
  const url = urlOf(complete);
  if (url === undefined) return undefined;
  const isPlain = url.username === "" && url.password === "" && url.port === "";
  return isPlain && (url.protocol === "https:" || url.protocol === "http:") ? url : undefined;
}

/** Host without the prefixes that lead to the same pages. */
const siteOf = ({ hostname }: URL) => hostname.replace(/^(www|m)\./u, "");

function readVideo(url: URL): AddressReading {
  const parts = url.pathname.split("/").filter((part) => part !== "");
  switch (siteOf(url)) {
    case "youtu.be":
      return youtube(parts[0]);
    case "youtube.com":
    case "youtube-nocookie.com":
      return youtube(
        parts[0] === "watch"
          ? url.searchParams.get("v")
          : /^(shorts|embed|live|v)$/u.test(parts[0] ?? "")
            ? parts[1]
            : undefined,
      );
    case "vimeo.com":
      return vimeo(...vimeoParts(parts));
    case "player.vimeo.com":
      return vimeo(parts[0] === "video" ? parts[1] : undefined, url.searchParams.get("h") ?? parts[2]);
    default:
      return { problem: "unknown-site" };
  }
}

function youtube(id: string | null | undefined): AddressReading {
  if (!id || !youtubeId.test(id)) return { problem: "no-video" };
  return {
    embed: {
      provider: "youtube",
      source: `https://www.youtube-nocookie.com/embed/${id}`,
      link: `https://www.youtube.com/watch?v=${id}`,
    },
  };
}

/** Number and, for unlisted videos, hash: /ID, /ID/HASH, /channels/NAME/ID, /groups/NAME/videos/ID. */
function vimeoParts(parts: readonly string[]): [id?: string, hash?: string] {
  const index = parts.findIndex((part) => vimeoId.test(part));
  return index < 0 ? [] : [parts[index], parts[index + 1]];
}

function vimeo(id?: string, hash?: string): AddressReading {
  if (!id || !vimeoId.test(id)) return { problem: "no-video" };
  const secret = hash !== undefined && vimeoHash.test(hash) ? hash : undefined;
  return {
    embed: {
      provider: "vimeo",
      // «dnt»: Vimeo neither sets its statistics cookies nor follows the session.
      source: `https://player.vimeo.com/video/${id}?${secret ? `h=${secret}&` : ""}dnt=1`,
      link: `https://vimeo.com/${id}${secret ? `/${secret}` : ""}`,
    },
  };
}
