/** Proxy that adds an error-reporting script to each page, because the drivers miss early errors. */
import { createServer, request as pass } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";

const reportPath = "/__problems";

// Sends synchronous requests, so that a problem is stored before the page continues.
function watch(path: string) {
  const report = (problem: string) => {
    const request = new XMLHttpRequest();
    request.open("POST", path, false);
    request.send(`${location.pathname}: ${problem}`);
  };
  console.error = (...args) => report(`console error: ${args.join(" ")}`);
  const onError = ({ message, target }: ErrorEvent) => report(message || (target as Element).outerHTML);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => report(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => report(`policy: ${blockedURI}`));
}

export async function startProxy(ports: Readonly<Record<string, number>>) {
  const problems: string[] = [];
  const server = createServer(async (request, response) => {
    const { hostname, pathname, search } = new URL(request.url ?? "", "http://localhost");
    if (pathname === reportPath) {
      if (request.method === "POST") problems.push(await text(request));
      return response.setHeader("content-type", "text/javascript").end(`(${watch})("${reportPath}")`);
    }
    const port = ports[hostname];
    if (port === undefined) return response.writeHead(502).end();
    const { method, headers } = request;
    const path = pathname + search;
    // Requests uncompressed pages, into which the script can be inserted.
    headers["accept-encoding"] = "identity";
    const onwards = pass({ port, method, path, headers }, async (upstream) => {
      const { "content-length": _, ...kept } = upstream.headers;
      const { statusCode = 502 } = upstream;
      if (statusCode >= 400) problems.push(`response ${statusCode}: ${path}`);
      const body = await buffer(upstream);
      const isPage = kept["content-type"]?.startsWith("text/html");
      response.writeHead(statusCode, kept);
      response.end(isPage ? `${body}`.replace("<head>", `$&<script src="${reportPath}"></script>`) : body);
    });
    return request.pipe(onwards).on("error", () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { problems, port, close: () => server.close().closeAllConnections() };
}
