/** Keeps pages of other sites that are open in the same browser from reading and writing through `npm start`. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * Accepts `localhost` and, for phones in the studio's network, IP addresses: an attack by DNS rebinding needs a domain
 * name.
 */
function isSafeHost(host: string): boolean {
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
  if (!isSafeHost(host)) return false;
  // Safari before 16.4 sends only `Origin`; programs other than browsers send neither header.
  if (site === undefined) return origin === undefined || origin === `http://${host}`;
  return site === "same-origin" || site === "none" || isFollowedLink(request);
}
