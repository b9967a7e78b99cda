/** The server of the form editor: for this machine alone, and for pages that it has served itself. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json as bodyOf } from "node:stream/consumers";
import { checkContent, formatReport } from "../content-model/check";
import { kindOf, slugOf } from "../content-model/kinds";
import { linkTargets } from "../content-model/routes";
import { editorConfig } from "./config";
import { type Change, type ContentFiles, contentFiles, Refusal } from "./content-files";
import { pageFile } from "./page";

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

const headers = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

const json = (value: unknown): Answer => ({
  type: "application/json; charset=utf-8",
  body: JSON.stringify(value),
});

/**
 * Names of other hosts that lead here (DNS rebinding), and requests that another page makes: their browser will not
 * send a header of ours without asking, and here nobody answers such a question.
 */
function isOurs({ headers: sent, socket }: IncomingMessage, address: string): boolean {
  if (![host, "localhost"].some((name) => sent.host === `${name}:${socket.localPort}`)) return false;
  const isData = address.startsWith(api) || address === "/check" || address === "/config.json";
  return !isData || sent.authorization === "token redazione";
}

/** Changes with every change of a file, as the name of a branch's last commit does. */
const head = async (files: ContentFiles) =>
  createHash("sha1")
    .update(JSON.stringify(await files.list()))
    .digest("hex");

/** The calls of Gitea's API that the CMS makes: to it the files of `content/` are a repository, and a save is a commit. */
async function answerApi(files: ContentFiles, request: IncomingMessage, address: string): Promise<Answer> {
  const [call, picture] = address.replace("/repos/studio/sito", "").split("/media/main/", 2);
  if (picture !== undefined) return { type: "application/octet-stream", body: await files.read(picture) };
  switch (`${request.method} ${call?.replace(/^\/git\/trees\/.*/u, "/git/trees")}`) {
    case "GET /version":
      return json({ version: "1.24.0" });
    case "GET /settings/api":
      return json({ default_paging_num: 1000 });
    case "GET /user":
      return json({ id: 1, login: "redazione", full_name: "Redazione", email: "redazione@localhost" });
    case "GET ":
      return json({ permissions: { pull: true, push: true } });
    case "GET /branches/main":
      return json({ commit: { id: await head(files), message: "" } });
    case "GET /commits":
      return json([]);
    case "GET /git/trees":
      return json({ tree: (await files.list()).map((file) => ({ ...file, type: "blob" })) });
    case "POST /file-contents": {
      const { files: names } = (await bodyOf(request)) as { files: string[] };
      const read = async (name: string) => ({
        path: name,
        encoding: "base64",
        content: (await files.read(name)).toString("base64"),
      });
      return json(await Promise.all(names.map(read)));
    }
    case "POST /contents": {
      const { files: changes } = (await bodyOf(request)) as { files: Change[] };
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

function createHandler({ root, siteUrl }: Options) {
  const files = contentFiles(root);
  const folder = (name: string) => path.join(root, name);

  async function configuration(apiRoot: string): Promise<Answer> {
    const names = (await files.list()).map(({ path: name }) => name);
    const slugsOf = (kind: string) =>
      names.filter((name) => kindOf(name.replace(/^content\//u, ""))?.name === kind).map(slugOf);
    return json(editorConfig({ siteUrl, apiRoot, linkTargets: linkTargets(slugsOf) }));
  }

  async function check(): Promise<Answer> {
    const report = await checkContent({ contentRoot: folder("content"), staticRoot: folder("static") });
    return json({ errors: report.errors, text: formatReport(report) });
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const asked = decodeURIComponent((request.url ?? "/").split("?", 1)[0] ?? "/");
    if (!isOurs(request, asked)) throw new Refusal(403, "Richiesta non ammessa.");
    if (asked.startsWith(api)) return answerApi(files, request, asked.slice(api.length));
    if (asked === "/check" && request.method === "POST") return check();
    if (request.method !== "GET") throw new Refusal(405, "Richiesta non ammessa.");
    if (asked === "/config.json") return configuration(`http://${request.headers.host}${api}`);
    const file = pageFile(asked);
    if (file) return file;
    throw new Refusal(404, "Non trovato.");
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, { type, body }: Answer) =>
      response.writeHead(status, { ...headers, "content-type": type }).end(body);
    try {
      send(200, await answer(request));
    } catch (error) {
      const status = error instanceof Refusal ? error.status : error instanceof URIError ? 400 : 500;
      send(status, json({ message: error instanceof Error ? error.message : String(error) }));
    }
  };
}

/**
 * Starts the editor's server on the loopback address.
 *
 * @throws when the port is taken
 */
export async function startEditor(options: Options): Promise<EditorServer> {
  const server = createServer(createHandler(options)).listen(options.port, host);
  await once(server, "listening");
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
