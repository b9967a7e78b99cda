/**
 * Serves the production build as the hosts of this site do: `tsx scripts/serve.ts [--port 9000]`.
 * The rules are those of the files in deploy/; the browser tests run over this server.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";

export type StaticServer = {
  /** Address without a final slash, such as `http://localhost:9000`. */
  url: string;
  close: () => Promise<void>;
};

const forever = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";
/** `app-1a2b3c4d5e.js`, `styles.1a2b3c4d.css`: the name changes with the content. */
const hashedName = /[.-][0-9a-f]{8,}\.(?:js|css|woff2?)$/u;

/** Text types that sirv sends without their encoding. */
const textTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

/** How long a browser may keep the answer to a path. */
export function cacheControlFor(pathname: string): string {
  return pathname.startsWith("/static/") || hashedName.test(pathname) ? forever : revalidated;
}

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

function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
  response.writeHead(status, { location, "cache-control": revalidated });
  response.end();
}

/** The answer to every request on a build in `root`. */
function createHandler(root: string) {
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

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    const page = readFileSync(join(root, "404.html"));
    response.writeHead(404, {
      "content-type": "text/html; charset=utf-8",
      "content-length": page.length,
      "cache-control": revalidated,
    });
    response.end(request.method === "HEAD" ? undefined : page);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
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
    // The page for unknown paths exists as a file too; asked for by name it is still not a page.
    if (path === "/404" || path === "/404.html") return notFound(request, response);

    // Set before sirv answers, so that its 304 carries it as well.
    response.setHeader("Cache-Control", cacheControlFor(path));
    files(request, response, () => {
      if (/^\/portfolio\/[^/.]+$/u.test(path)) return redirect(response, 302, "/portfolio");
      notFound(request, response);
    });
  };
}

/**
 * Starts the server on a build.
 *
 * @param root folder of the build
 * @param port 0 for any free one
 * @throws when `root` holds no build or the port is taken
 */
export async function startServer({ root, port }: { root: string; port: number }): Promise<StaticServer> {
  for (const name of ["index.html", "404.html"]) {
    if (!existsSync(join(root, name))) {
      throw new Error(`No build to serve: ${join(root, name)} is missing. Run "npm run build" first.`);
    }
  }
  const server = createServer(createHandler(resolve(root)));
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
