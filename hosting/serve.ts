/**
 * `npm run serve`: the build in public/ at http://localhost:9000, with the addresses, redirects and security headers of
 * the hosts. Nothing is kept by the browser or compressed: that is for the real hosts (nginx.conf, static-hosts.ts).
 */
import { createReadStream } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { headersOf } from "./host-files";
import { unknownProject } from "./rules";

/**
 * The server of a build, not listening yet.
 *
 * @throws when there is no build in `root`
 */
export function previewServer(root: string): Server {
  const headers = new Map(Object.entries(headersOf(root)));
  // `dev` reads the disk at each request: a build made while the server runs shows at once.
  const files = sirv(root, {
    dev: true,
    extensions: ["html"],
  });
  return createServer((request, response) => {
    const [address = "", query] = (request.url ?? "/").split(/(?=\?)/u);
    const redirect = (status: number, location: string): void => {
      response.writeHead(status, { location }).end();
    };
    response.setHeaders(headers);
    response.setHeader("Cache-Control", "no-cache");
    const [, withoutSlash] = /^(\/[^/].*[^/])\/$/u.exec(address) ?? [];
    if (withoutSlash) return redirect(301, `${withoutSlash}${query ?? ""}`);
    files(request, response, () => {
      if (unknownProject.address.test(address)) return redirect(unknownProject.status, unknownProject.to);
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      createReadStream(path.join(root, "404.html")).pipe(response);
    });
  });
}

if (require.main === module) {
  const { port } = parseArgs({ options: { port: { type: "string", default: "9000" } } }).values;
  previewServer(path.resolve("public")).listen(Number(port), "localhost", () =>
    console.log(`The build is at http://localhost:${port}`),
  );
}
