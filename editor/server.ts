/** The server of the form editor: for this machine alone, and for pages that it has served itself. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Change, type ContentFiles, contentFiles, Refusal, versionOf } from "./content-files";
import { type History, historyOf } from "./history";
import { pageFiles, pageHeaders } from "./page";
import type { Settings } from "./settings";

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
const repository = "studio/sito";

const json = (value: unknown): Answer => ({
  type: "application/json; charset=utf-8",
  body: JSON.stringify(value),
});

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".txt": "text/plain",
};

/**
 * Names of other hosts that lead here (DNS rebinding), and requests that another page makes: their browser will not
 * send a header of ours without asking, and here nobody answers such a question.
 */
function isOurs({ headers: sent, socket }: IncomingMessage, address: string): boolean {
  if (![host, "localhost"].some((name) => sent.host === `${name}:${socket.localPort}`)) return false;
  return !address.startsWith(api) || sent.authorization === "token redazione";
}

/** More than any save of photographs: what comes is held in memory. */
const largestBody = 200_000_000;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > largestBody)
      throw new Refusal(413, "Il salvataggio pesa troppo: caricare meno fotografie per volta.");
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refusal(400, "La richiesta non è scritta come si deve.");
  }
}

/** @throws Refusal where the files to be changed are no list of paths */
async function changesOf(request: IncomingMessage): Promise<Change[]> {
  const { files } = ((await bodyOf(request)) ?? {}) as { files?: unknown };
  const isChange = (file: unknown) => typeof (file as Change | null)?.path === "string";
  if (Array.isArray(files) && files.every(isChange)) return files as Change[];
  throw new Refusal(400, "La richiesta non è scritta come si deve.");
}

/** Changes with every change of a file, as the name of a branch's last commit does. */
const head = async (files: ContentFiles) =>
  createHash("sha1")
    .update(JSON.stringify(await files.list()))
    .digest("hex");

/** The calls of Gitea's API that the page makes: to it the files of `content/` are a repository, and a save is a commit. */
async function answerApi(
  files: ContentFiles,
  history: History,
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<Answer> {
  const call = decodeURIComponent(pathname).slice(api.length).replace(`/repos/${repository}`, "");
  const [, folder = "", rest = ""] =
    /^\/(media\/main|git\/blobs|git\/trees|contents)\/(.+)$/u.exec(call) ?? [];
  switch (`${request.method} ${folder || call}`) {
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
      return json(await history.commits(searchParams.get("path") ?? ""));
    case "GET git/trees":
      return json({ tree: (await files.list()).map((file) => ({ ...file, type: "blob" })) });
    case "GET git/blobs":
      return json({ content: (await files.readVersion(rest)).toString("base64") });
    case "GET media/main":
      return { type: "application/octet-stream", body: await files.read(rest) };
    case "GET contents": {
      const commit = searchParams.get("ref") ?? "main";
      await files.placeOf(rest);
      const bytes = commit === "main" ? await files.read(rest) : await history.fileAt(rest, commit);
      return json({ content: bytes.toString("base64"), sha: versionOf(bytes) });
    }
    case "PUT contents": {
      const change = (await bodyOf(request)) as Pick<Change, "content" | "sha">;
      await files.commit([{ ...change, operation: "update", path: rest }]);
      return json({ commit: { sha: await head(files) } });
    }
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
      const changes = await changesOf(request);
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

/** What the disk answers, in words. */
const diskErrors: Readonly<Record<string, string>> = {
  EROFS: "Su questo disco non si può scrivere: niente è stato salvato.",
  EACCES:
    "Qui non si può scrivere: vedere di chi sono i file della cartella content. Niente è stato salvato.",
  ENOSPC: "Il disco è pieno: liberare spazio e salvare di nuovo.",
};

export function wordsFor(error: unknown): string {
  const { code = "", message = String(error) } = error as NodeJS.ErrnoException;
  return diskErrors[code === "EPERM" ? "EACCES" : code] ?? message;
}

async function createHandler({ root, siteUrl }: Options) {
  const files = contentFiles(root);
  const history = historyOf(root);
  const page = await pageFiles();

  function settingsFor(address: string): Settings {
    const backend = { name: "gitea", repo: repository, branch: "main", api_root: address + api } as const;
    return { backend, siteUrl, entries: [], model: null, isLocal: true };
  }

  async function answer(request: IncomingMessage, url: URL, settings: Settings): Promise<Answer> {
    if (!isOurs(request, url.pathname)) throw new Refusal(403, "Richiesta non ammessa.");
    if (url.pathname.startsWith(api)) return answerApi(files, history, request, url);
    if (request.method !== "GET") throw new Refusal(405, "Richiesta non ammessa.");
    if (url.pathname === "/settings.json") return json(settings);
    const name = url.pathname === "/" ? "/index.html" : url.pathname;
    const body = page.get(name);
    if (body === undefined) throw new Refusal(404, "Non trovato.");
    return { type: types[path.extname(name)] ?? "application/octet-stream", body };
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const address = `http://${request.headers.host}`;
    const settings = settingsFor(`http://${host}:${request.socket.localPort}`);
    const send = (status: number, { type, body }: Answer) =>
      response.writeHead(status, { ...pageHeaders(settings), "content-type": type }).end(body);
    try {
      const url = new URL(request.url ?? "/", address);
      send(200, await answer(request, url, settingsFor(address)));
    } catch (error) {
      const isBadAddress = error instanceof URIError || error instanceof TypeError;
      const status = error instanceof Refusal ? error.status : isBadAddress ? 400 : 500;
      send(status, json({ message: wordsFor(error) }));
    }
  };
}

/**
 * Starts the editor's server on the loopback address.
 *
 * @throws when the port is taken
 */
export async function startEditor(options: Options): Promise<EditorServer> {
  const server = createServer(await createHandler(options)).listen(options.port, host);
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
