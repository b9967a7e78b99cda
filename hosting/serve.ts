/**
 * Serves the production build as the hosts of this site do: `tsx hosting/serve.ts [--port 9000]`.
 * It follows the same rules as they, which the build has left beside itself (hosting/rules.ts); the browser
 * tests run over this server.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { cacheControlFor } from "./caching";
import { rulesOf } from "./deploy-folder";
import { type HostingRules, matches } from "./rules";
import { headersOfFile } from "./subresources";

export type StaticServer = {
  /** Address without a final slash, such as `http://localhost:9000`. */
  url: string;
  close: () => Promise<void>;
};

/** Text types that sirv sends without their encoding. */
const textTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

/** The not-found page by its own address, the files meant for other hosts, compressed copies. */
const notForVisitors = /^\/(?:404(?:\.html|\/index\.html)?|_headers|_redirects)$|\.(?:br|gz)$/u;

/** Decoded path of a request, or `undefined` for one that a browser would never send by itself. */
function safePath(target: string): string | undefined {
  const encoded = target.split("?", 1)[0] ?? "";
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  const segments = path.split("/").slice(1);
  const hidden = segments.some((segment) => segment.startsWith(".") && segment !== ".well-known");
  const emptyInside = segments.slice(0, -1).includes("");
  // A separator that only appears once decoded would reach the disk as another path.
  const disguised = path.includes("\\") || path.includes("\0") || /%2f/iu.test(encoded);
  return path.startsWith("/") && !hidden && !emptyInside && !disguised ? path : undefined;
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(`${text}\n`);
}

/** The answer to every request on a build in `root`. */
function createHandler(root: string, rules: HostingRules) {
  const { headers, caching, redirects } = rules;
  const pageHeaders = new Map(Object.entries(headers));
  // `dev` reads the disk at each request: a build made while the server runs shows at once.
  const files = sirv(root, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      const type = textTypes[pathname.slice(pathname.lastIndexOf("."))];
      if (type) response.setHeader("Content-Type", `${type}; charset=utf-8`);
    },
  });

  function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
    response.writeHead(status, { location, "cache-control": caching.revalidated });
    response.end();
  }

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    const page = readFileSync(join(root, "404.html"));
    response.writeHead(404, {
      "content-type": "text/html; charset=utf-8",
      "content-length": page.length,
      "cache-control": caching.revalidated,
    });
    response.end(request.method === "HEAD" ? undefined : page);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(pageHeaders);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return answer(response, 405, "405 Method Not Allowed");
    }
    const target = request.url ?? "/";
    const path = safePath(target);
    if (path === undefined) return answer(response, 400, "400 Bad Request");

    if (path !== "/" && path.endsWith("/")) {
      const query = target.slice(target.split("?", 1)[0]?.length ?? 0);
      return redirect(response, 301, encodeURI(path.slice(0, -1)) + query);
    }
    if (notForVisitors.test(path)) return notFound(request, response);

    // Set before sirv answers, so that its 304 carries them as well.
    const ofFile = headersOfFile(path, rules);
    for (const name of pageHeaders.keys()) if (!(name in ofFile)) response.removeHeader(name);
    response.setHeader("Cache-Control", cacheControlFor(path, caching));
    files(request, response, () => {
      response.setHeaders(pageHeaders);
      const rule = redirects.find(({ from }) => matches(from, path));
      if (rule) return redirect(response, rule.status, rule.to);
      notFound(request, response);
    });
  };
}

/**
 * Starts the server on a build.
 *
 * @param root folder of the build
 * @param port 0 for any free one
 * @param rules those that the build has left beside itself, unless others are given
 * @throws when `root` holds no build, the build has no rules or the port is taken
 */
export async function startServer({
  root,
  port,
  rules,
}: {
  root: string;
  port: number;
  rules?: HostingRules;
}): Promise<StaticServer> {
  for (const name of ["index.html", "404.html"]) {
    if (!existsSync(join(root, name))) {
      throw new Error(`No build to serve: ${join(root, name)} is missing. Run "npm run build" first.`);
    }
  }
  const folder = resolve(root);
  const server = createServer(createHandler(folder, rules ?? rulesOf(folder)));
  await new Promise<void>((resolveListening, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolveListening);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolveClosed, reject) => {
        server.close((error) => (error ? reject(error) : resolveClosed()));
        server.closeAllConnections();
      }),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: "string", default: "9000" } } });
  try {
    const { url } = await startServer({ root: join(__dirname, "..", "public"), port: Number(values.port) });
    console.log(`The build is at ${url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();
