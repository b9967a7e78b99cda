/** Keeps other sites' pages, open in the same browser, from reading and writing through `npm start`. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

/** DNS rebinding needs a name of the attacker's: numbers, for a phone in the studio's network, are safe. */
function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/u, "").replace(/^\[(.+)\]$/u, "$1");
  return name === "localhost" || isIP(name) !== 0;
}

/** A followed link may open a page, but not Gatsby's tools, whose paths begin with `/__`. */
const isFollowedLink = ({ method, url = "", headers }: Request) =>
  method === "GET" &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  !url.startsWith("/__");

export function isTrusted(request: Request): boolean {
  const { host = "", origin, "sec-fetch-site": site } = request.headers;
  if (!isLocalHost(host)) return false;
  // Browsers before Safari 16.4 send only the origin, programs neither.
  if (site === undefined) return origin === undefined || origin === `http://${host}`;
  return site === "same-origin" || site === "none" || isFollowedLink(request);
}
