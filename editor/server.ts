/** The server of the form editor: for this machine alone, and for pages that it has served itself. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { checkContent, formatReport } from "../content-model/check";
import { kindOf, slugOf } from "../content-model/kinds";
import { linkTargets } from "../content-model/routes";
import { editorConfig } from "./config";
import { type Change, type ContentFiles, contentFiles, Refusal } from "./content-files";
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

type Answer = { type: string; body: string | Buffer };

const host = "127.0.0.1";
const api = "/api/v1";
const repository = `${api}/repos/studio/sito`;

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

const json = (value: unknown): Answer => ({ type: "application/json", body: JSON.stringify(value) });

/** Addresses with the same answer at every request. */
const fixed: Readonly<Record<string, () => Answer>> = {
  "/": () => ({ type: "text/html; charset=utf-8", body: html }),
  "/page.css": () => ({ type: "text/css", body: css }),
  "/page.js": () => ({ type: "text/javascript", body: pageScript() }),
  "/cms/sveltia-cms.js": () => ({ type: "text/javascript", body: cmsScript() }),
  "/cms/package.json": () => ({ type: "application/json", body: cmsPackage() }),
  [`${api}/version`]: () => json({ version: "1.24.0" }),
  [`${api}/settings/api`]: () => json({ default_paging_num: 1000 }),
  [`${api}/user`]: () =>
    json({ id: 1, login: "redazione", full_name: "Redazione", email: "redazione@localhost" }),
};

async function bodyOf<Body>(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Body;
}

/**
 * Names of other hosts that lead here (DNS rebinding), and requests that another page makes: their browser will not
 * send a header of ours without asking, and here nobody answers such a question.
 */
function isOurs(request: IncomingMessage, port: number, path: string): boolean {
  const { host: asked } = request.headers;
  if (asked !== `${host}:${port}` && asked !== `localhost:${port}`) return false;
  const isData = path.startsWith(api) || path === "/check" || path === "/config.json";
  return !isData || request.headers.authorization === "token redazione";
}

/** The calls of Gitea's API that the CMS makes: to it the files of `content/` are a repository, and a save is a commit. */
async function answerApi(files: ContentFiles, request: IncomingMessage, path: string): Promise<Answer> {
  const picture = path.startsWith("/media/main/") ? path.slice("/media/main/".length) : undefined;
  if (picture !== undefined) return { type: "application/octet-stream", body: await files.read(picture) };
  if (path.startsWith("/git/trees/"))
    return json({ tree: (await files.list()).map((file) => ({ ...file, type: "blob" })) });
  switch (`${request.method} ${path}`) {
    case "GET ":
      return json({ permissions: { pull: true, push: true } });
    case "GET /branches/main":
      return json({ commit: { id: await head(files), message: "" } });
    case "GET /commits":
      return json([]);
    case "POST /file-contents": {
      const { files: names } = await bodyOf<{ files: string[] }>(request);
      return json(
        await Promise.all(
          names.map(async (name) => ({
            path: name,
            encoding: "base64",
            content: (await files.read(name)).toString("base64"),
          })),
        ),
      );
    }
    case "POST /contents": {
      const { files: changes } = await bodyOf<{ files: Change[] }>(request);
      const versions = await files.commit(changes);
      return json({
        commit: { sha: await head(files), created: new Date().toISOString() },
        files: changes.map((change, index) => ({ path: change.path, sha: versions[index] })),
      });
    }
    default:
      throw new Refusal(404, "Non trovato.");
  }
}

/** Changes with every change of a file, as the name of a branch's last commit does. */
const head = async (files: ContentFiles) =>
  createHash("sha1")
    .update(JSON.stringify(await files.list()))
    .digest("hex");

function createHandler({ root, siteUrl }: Options, portOf: () => number) {
  const files = contentFiles(root);

  async function configuration(apiRoot: string): Promise<Answer> {
    const names = (await files.list()).map(({ path: name }) => name);
    const slugsOf = (kind: string) =>
      names.filter((name) => kindOf(name.replace(/^content\//u, ""))?.name === kind).map(slugOf);
    return json(editorConfig({ siteUrl, apiRoot, linkTargets: linkTargets(slugsOf) }));
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
    if (asked.startsWith(repository)) return answerApi(files, request, asked.slice(repository.length));
    if (asked === "/check" && request.method === "POST") return check();
    if (request.method !== "GET") throw new Refusal(405, "Richiesta non ammessa.");
    if (asked === "/config.json") return configuration(`http://${request.headers.host}${api}`);
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
      const { type, body } = await answer(request);
      response.writeHead(200, { "content-type": type });
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
