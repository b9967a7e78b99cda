/** The server of the form editor: for this machine alone, and for pages that it has served itself. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { checkContent, formatReport } from "../content-model/check";
import { pictureLimits } from "../content-model/fields";
import { kindOf, slugOf } from "../content-model/kinds";
import { linkTargets } from "../content-model/routes";
import { editorConfig } from "./config";
import { type ContentFiles, contentFiles, Refusal } from "./content-files";
import { cmsPackage, cmsScript, css, font, html, italianWords, pageScript } from "./page";

export type EditorServer = { url: string; close: () => Promise<void> };

type Options = {
  /** Folder that holds `content/` and `static/`. */
  root: string;
  /** 0 for any free one. */
  port: number;
  /** Address of the site under `npm start`. */
  siteUrl: string;
};

type Answer = { type: string; body: string | Buffer; version?: string };

const host = "127.0.0.1";

/** The browser itself sees to it that nothing is fetched from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const types: Readonly<Record<string, string>> = {
  ".json": "application/json; charset=utf-8",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
};

const json = (value: unknown): Answer => ({ type: "application/json", body: JSON.stringify(value) });

/** Addresses with the same answer at every request. */
const fixed: Readonly<Record<string, () => Answer>> = {
  "/": () => ({ type: "text/html; charset=utf-8", body: html }),
  "/page.css": () => ({ type: "text/css", body: css }),
  "/page.js": () => ({ type: "text/javascript", body: pageScript() }),
  "/cms/sveltia-cms.js": () => ({ type: "text/javascript", body: cmsScript() }),
  "/cms/package.json": () => ({ type: "application/json", body: cmsPackage() }),
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > pictureLimits.bytes)
      throw new Refusal(413, `Il file pesa più di ${pictureLimits.bytes / 1e6} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const headerOf = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name];
  return typeof value === "string" ? decodeURIComponent(value) : undefined;
};

/**
 * Names of other hosts that lead here (DNS rebinding), and requests that another page makes: their browser will not
 * send a header of ours without asking, and here nobody answers such a question.
 */
function isOurs(request: IncomingMessage, port: number, path: string): boolean {
  const { host: asked } = request.headers;
  if (asked !== `${host}:${port}` && asked !== `localhost:${port}`) return false;
  const isData = path.startsWith("/files") || path === "/check" || path === "/config.json";
  return !isData || request.headers["x-redazione"] === "1";
}

async function answerFile(files: ContentFiles, request: IncomingMessage, name: string): Promise<Answer> {
  switch (request.method) {
    case "GET": {
      const { bytes, version } = await files.read(name);
      return { type: types[path.extname(name)] ?? "application/octet-stream", body: bytes, version };
    }
    case "PUT": {
      const version = await files.write(name, {
        bytes: await bodyOf(request),
        version: headerOf(request, "x-version"),
        movedFrom: headerOf(request, "x-moved-from"),
      });
      return { ...json({}), version };
    }
    case "DELETE":
      await files.remove(name);
      return json({});
    default:
      throw new Refusal(405, "Richiesta non ammessa.");
  }
}

function createHandler({ root, siteUrl }: Options, portOf: () => number) {
  const files = contentFiles(root);

  async function configuration(): Promise<Answer> {
    const names = (await files.list()).map(({ path: name }) => name);
    const slugsOf = (kind: string) =>
      names.filter((name) => kindOf(name.replace(/^content\//u, ""))?.name === kind).map(slugOf);
    return json(editorConfig({ siteUrl, linkTargets: linkTargets(slugsOf) }));
  }

  async function check(): Promise<Answer> {
    const report = await checkContent({
      contentRoot: path.join(root, "content"),
      staticRoot: path.join(root, "static"),
    });
    return json({ errors: report.errors, text: formatReport(report) });
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const asked = decodeURIComponent((request.url ?? "/").split("?", 1)[0] ?? "/");
    if (!isOurs(request, portOf(), asked)) throw new Refusal(403, "Richiesta non ammessa.");
    if (asked.startsWith("/files/")) return answerFile(files, request, asked.slice("/files/".length));
    if (asked === "/check" && request.method === "POST") return check();
    if (request.method !== "GET") throw new Refusal(405, "Richiesta non ammessa.");
    if (asked === "/files") return json(await files.list());
    if (asked === "/config.json") return configuration();
    if (/^\/cms@[\d.]+\/locales\/it\.json$/u.test(asked)) return json(italianWords());
    const woff2 = asked.startsWith("/fonts/") ? font(asked) : undefined;
    if (woff2) return { type: "font/woff2", body: woff2 };
    const made = fixed[asked]?.();
    if (made) return made;
    throw new Refusal(404, "Non trovato.");
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("content-security-policy", policy);
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("x-robots-tag", "noindex, nofollow");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("cache-control", "no-store");
    try {
      const { type, body, version } = await answer(request);
      response.writeHead(200, { "content-type": type, ...(version && { "x-version": version }) });
      response.end(body);
    } catch (error) {
      const status = error instanceof Refusal ? error.status : error instanceof URIError ? 400 : 500;
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
      response.end(JSON.stringify({ message }));
    }
  };
}

/**
 * Starts the editor's server on the loopback address.
 *
 * @throws when the port is taken
 */
export async function startEditor(options: Options): Promise<EditorServer> {
  let port = options.port;
  const server = createServer(createHandler(options, () => port));
  await new Promise<void>((resolveListening, reject) => {
    server.once("error", reject);
    server.listen(options.port, host, resolveListening);
  });
  port = (server.address() as AddressInfo).port;
  return {
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolveClosed, reject) => {
        server.close((error) => (error ? reject(error) : resolveClosed()));
        server.closeAllConnections();
      }),
  };
}
