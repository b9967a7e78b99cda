/**
 * The network of a browser, the same for every engine: the server of the site, and a proxy
 * for every other host. It notes what goes wrong, because the drivers of Firefox and WebKit do not report it from a page's
 * first moment on: each page gets one script more, the first in its head, that reports errors to the gate at once.
 * It does not see what a browser says on its console alone, without an event.
 */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const scriptPath = "/__problems.js";
const problemPath = "/__problem";

/** A browser waits for each answer: a problem has been noted before the page goes on. */
const script = `{
  const report = (problem) => {
    const request = new XMLHttpRequest();
    request.open("POST", "${problemPath}?" + encodeURIComponent(location.pathname + ": " + problem), false);
    request.send();
  };
  const { error } = console;
  console.error = (...words) => {
    report("console error: " + words.join(" "));
    error.apply(console, words);
  };
  addEventListener("error", ({ message, target }) => report(message ? "page error: " + message : "not loaded: " + target.outerHTML), true);
  addEventListener("unhandledrejection", ({ reason }) => report("rejection: " + reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => report("policy: " + violatedDirective + " " + blockedURI));
}`;

/** Firefox asks for its own settings and updates, switched off or not. */
const ownAffairs = /(?:\.mozilla\.(?:com|org|net)|^update\.googleapis\.com):443$/u;

export type Gate = {
  /** Address of the site, without a final slash. */
  url: string;
  port: number;
  /** What has gone wrong since it was emptied: errors of pages, answers that are errors, requests to other hosts. */
  problems: string[];
  close: () => Promise<void>;
};

/** Passes a request on and the answer back; a page gets the script that watches it. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
  problems: string[],
) {
  const { method, headers } = request;
  // Uncompressed, so that the script can be put in.
  const onwards = ask(
    { port, method, path, headers: { ...headers, "accept-encoding": "identity" } },
    (answer) => {
      const { statusCode = 502, headers: answered } = answer;
      if (statusCode >= 400) problems.push(`answer ${statusCode}: ${path}`);
      const isPage = answered["content-type"]?.startsWith("text/html") && method === "GET";
      if (!isPage) {
        response.writeHead(statusCode, answered);
        return void answer.pipe(response);
      }
      const { "content-length": _, ...rest } = answered;
      response.writeHead(statusCode, rest);
      const send = (page: string) =>
        response.end(page.replace("<head>", `$&<script src="${scriptPath}"></script>`));
      void text(answer).then(send, () => response.destroy());
    },
  );
  onwards.on("error", () => response.destroy());
  request.pipe(onwards);
}

/**
 * Opens the gate on a free port.
 *
 * @param sitePort where the site is served
 * @param hosts ports of other hosts that a page may ask
 */
export async function openGate(sitePort: number, hosts: Readonly<Record<string, number>>): Promise<Gate> {
  const problems: string[] = [];
  const server = createServer((request, response) => {
    const { host, hostname, pathname, search } = new URL(request.url ?? "", url);
    const path = pathname + search;
    const port = host === new URL(url).host ? sitePort : hosts[hostname];
    if (port === undefined) {
      problems.push(`request to another host: ${request.url}`);
      response.writeHead(502).end();
    } else if (path === scriptPath) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    } else if (pathname === problemPath) {
      problems.push(decodeURIComponent(search.slice(1)));
      response.writeHead(204).end();
    } else pass(request, response, port, path, problems);
  });
  server.on("connect", ({ url: place = "" }, socket) => {
    // A form is posted by https first, if the browser prefers it.
    const isKnown = hosts[place.split(":")[0] ?? ""] !== undefined || ownAffairs.test(place);
    if (!isKnown) problems.push(`request to another host: ${place}`);
    // Whoever asked may be gone by now.
    socket.on("error", () => socket.destroy()).end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return {
    problems,
    url,
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
