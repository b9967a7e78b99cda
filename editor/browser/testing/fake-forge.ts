/** A repository behind a fake `fetch`: it reads as the APIs do; what a test names is answered as the test says. */
import { sourceOf, type Tree } from "../../../content-check/testing/content-copy";
import type { Settings } from "../../settings";
import { encode, openRepository } from "../repository";

export type Backend = Settings["backend"]["name"];
type Sent = { method: string; path: string; body: string };

const apis = { gitea: "https://git.test/api/v1", github: "https://api.github.com" } as const;
export const repo = "/repos/studio/sito";

// What Node lacks: a browser's storage, which is blocked here, and a look at a picture, which is always wide enough.
Object.assign(globalThis, {
  caches: { open: () => Promise.reject(new Error("no storage")) },
  createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => undefined }),
});

export class FakeForge {
  readonly settings: Settings;
  readonly repository: ReturnType<typeof openRepository>;
  /** The calls so far, with paths below the API. */
  readonly sent: Sent[] = [];
  /** What is answered instead. */
  answer: (call: Sent) => Response | undefined = () => undefined;

  constructor(
    name: Backend,
    readonly tree: Tree,
  ) {
    const backend = { name, repo: "studio/sito", branch: "main", api_root: apis[name] };
    const siteUrl = "https://www.studio.test";
    this.settings = { backend, siteUrl, entries: [], model: "model", isLocal: false };
    this.repository = openRepository(this.settings, this.send, () => "token t");
  }

  readonly send: typeof fetch = async (input, init) => {
    const path = String(input).replace(this.settings.backend.api_root, "");
    const call = { method: init?.method ?? "GET", path, body: String(init?.body ?? "") };
    this.sent.push(call);
    return this.answer(call) ?? this.read(path);
  };

  /** git's name of a file is its path here. */
  private async read(path: string): Promise<Response> {
    if (path.startsWith(`${repo}/git/trees/`)) {
      const files = [...this.tree.keys()].map((name) => ({ path: name, sha: name, type: "blob" }));
      return Response.json({ tree: [...files, { path: "content-model", sha: "model", type: "tree" }] });
    }
    const [, name] = /\/git\/blobs\/content\/(.+)$/u.exec(path) ?? [];
    if (name === undefined) return Response.json({}, { status: 404 });
    return Response.json({ content: encode(await sourceOf(this.tree).bytesOf(name)) });
  }
}

/** Answers nothing, as a connection that is lost. */
export const broken = (): never => {
  throw new TypeError("fetch failed");
};

/** Statuses of an API, and a word of what each means to the staff. */
export const statuses: [status: number, words: string][] = [
  [401, "L'accesso non vale più"],
  [403, "può leggere ma non scrivere"],
  [404, "il file non c'è"],
  [409, "un'altra persona ha salvato"],
  [422, "ha cambiato questa voce"],
  [429, "Troppe richieste"],
  [500, "errore (500)"],
];
