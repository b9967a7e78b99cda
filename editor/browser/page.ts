/**
 * Runs in the editor's page, before and around Sveltia CMS: gives it the project's files where it looks for those of its
 * back-end without account, and shows what the server and the content check say.
 *
 * That back-end («test-repo») keeps its files in the browser's private file system, navigator.storage.getDirectory().
 * In its place stands here a directory with the same interface whose files are those of `content/`, on the server that
 * has served this page.
 */

type Listed = { path: string; version: string };
type Refused = { message: string };

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    CMS?: { init: (options: { config: unknown }) => void };
  }
}

const header = { "x-redazione": "1" };

/** Versions by path: what the server is told when a file is written, so that nobody's change gets lost. */
const files = new Map<string, string>();

/** What the CMS writes before it moves it to its place: kept here, so that the disk sees only whole files. */
const drafts = new Map<string, { data: BlobPart; refusal?: Error }>();

const addressOf = (path: string) => `/files/${path.split("/").map(encodeURIComponent).join("/")}`;

const missing = (path: string) => new DOMException(`${path} non esiste`, "NotFoundError");

const isTemporary = (name: string) => name.startsWith(".sveltia-tmp-");

async function send(method: "PUT" | "DELETE", path: string, data?: BlobPart, movedFrom?: string) {
  const version = files.get(path);
  const response = await fetch(addressOf(path), {
    method,
    headers: {
      ...header,
      ...(version !== undefined && { "x-version": version }),
      ...(movedFrom !== undefined && { "x-moved-from": encodeURIComponent(movedFrom) }),
    },
    body: data === undefined ? undefined : new Blob([data]),
  }).catch(() => undefined);
  if (!response?.ok) throw refused(response ? ((await response.json()) as Refused).message : unreachable);
  return response;
}

const unreachable =
  "La redazione non risponde: il comando «npm run editor» è stato chiuso? Riavviarlo e salvare di nuovo.";

function refused(message: string): Error {
  tell(message);
  return new Error(message);
}

async function put(path: string, data: BlobPart, movedFrom?: string): Promise<void> {
  const response = await send("PUT", path, data, movedFrom);
  files.set(path, response.headers.get("x-version") ?? "");
  if (movedFrom !== undefined) files.delete(movedFrom);
  checkSoon();
}

class ServerFile {
  readonly kind = "file";
  path: string;
  #movedFrom: string | undefined;

  constructor(path: string) {
    this.path = path;
  }

  get name(): string {
    return this.path.slice(this.path.lastIndexOf("/") + 1);
  }

  async getFile(): Promise<File> {
    const draft = drafts.get(this.path);
    if (draft) return new File([draft.data], this.name);
    const response = await fetch(addressOf(this.path), { headers: header });
    if (!response.ok) throw missing(this.path);
    files.set(this.path, response.headers.get("x-version") ?? "");
    const type = response.headers.get("content-type") ?? "";
    return new File([await response.blob()], this.name, { type });
  }

  async createWritable() {
    return {
      write: async (data: BlobPart) => {
        if (isTemporary(this.name)) drafts.set(this.path, { data });
        else await put(this.path, data, this.#movedFrom);
        this.#movedFrom = undefined;
      },
      close: async () => undefined,
    };
  }

  /** A draft takes its place on the disk; another file does so when it is written, which the CMS does right after. */
  async move(directory: ServerDirectory, name: string): Promise<void> {
    const target = directory.pathOf(name);
    const draft = drafts.get(this.path);
    if (draft) {
      // The CMS tries a failed move again, as if another program held the file: the answer would be the same.
      if (draft.refusal) throw draft.refusal;
      await put(target, draft.data).catch((error: Error) => {
        draft.refusal = error;
        throw error;
      });
      drafts.delete(this.path);
    } else if (target !== this.path) this.#movedFrom = this.path;
    this.path = target;
  }
}

class ServerDirectory {
  readonly kind = "directory";
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf("/") + 1);
  }

  pathOf(name: string): string {
    return this.#path === "" ? name : `${this.#path}/${name}`;
  }

  async *entries(): AsyncGenerator<[string, ServerFile | ServerDirectory]> {
    const prefix = this.pathOf("");
    const start = this.#path === "" ? "" : prefix;
    const below = [...files.keys()]
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length));
    const directories = new Set(
      below.filter((path) => path.includes("/")).map((path) => path.split("/", 1)[0] ?? ""),
    );
    for (const name of directories) yield [name, new ServerDirectory(this.pathOf(name))];
    for (const name of below.filter((path) => !path.includes("/")))
      yield [name, new ServerFile(this.pathOf(name))];
  }

  async getDirectoryHandle(name: string): Promise<ServerDirectory> {
    return new ServerDirectory(this.pathOf(name));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<ServerFile> {
    const path = this.pathOf(name);
    if (!create && !files.has(path) && !drafts.has(path)) throw missing(path);
    return new ServerFile(path);
  }

  /** Folders are the server's own affair, so that nothing but a named file can ever be removed from here. */
  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name);
    if (drafts.delete(path) || !files.has(path)) return;
    await send("DELETE", path);
    files.delete(path);
    checkSoon();
  }
}

/** What the browser's private file system would hold: the CMS's own folder, which here is the project's. */
class PrivateRoot {
  async getDirectoryHandle(): Promise<ServerDirectory> {
    const response = await fetch("/files", { headers: header });
    files.clear();
    for (const { path, version } of (await response.json()) as Listed[]) files.set(path, version);
    return new ServerDirectory("");
  }

  /** «Cancellare i dati» in the CMS's settings empties its folder; these files are nobody's cache. */
  async removeEntry(): Promise<void> {}
}

/** Shows a message over everything, until it is closed. */
function tell(message: string): void {
  const dialog = document.querySelector("dialog#redazione-message") as HTMLDialogElement;
  (dialog.querySelector("p") as HTMLElement).textContent = message;
  if (!dialog.open) dialog.showModal();
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** The whole content is checked when the last of several files has been written. */
function checkSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), 400);
}

type Report = { errors: number; text: string };

async function report(): Promise<Report | undefined> {
  const response = await fetch("/check", { method: "POST", headers: header }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Report) : undefined;
}

/** A file that cannot be read stands in the lists as an empty one, or not at all: nobody would know why. */
async function checkFirst(): Promise<void> {
  const found = await report();
  if (found !== undefined && found.errors > 0) tell(`Nei contenuti ci sono errori:\n\n${found.text}`);
}

async function check(): Promise<void> {
  const status = document.querySelector("#redazione-status") as HTMLElement;
  status.textContent = "Controllo dei contenuti…";
  const found = await report();
  status.textContent = found?.text.split("\n\n").at(-1)?.split("\n", 1)[0] ?? unreachable;
  status.classList.toggle("errors", found === undefined || found.errors > 0);
  if (found !== undefined && found.errors > 0)
    tell(`Il file è salvato, ma il sito così non si può costruire:\n\n${found.text}`);
}

/** Signed in, and in Italian whatever the browser's language, unless another has been chosen in the settings. */
function preset(): void {
  const stored = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}") as Record<string, unknown>;
  if (stored.locale === undefined || stored.locale === "auto") stored.locale = "it";
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify(stored));
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}

async function start(): Promise<void> {
  preset();
  Object.defineProperty(navigator.storage, "getDirectory", { value: async () => new PrivateRoot() });
  const config: unknown = await (await fetch("/config.json", { headers: header })).json();
  window.CMS_MANUAL_INIT = true;
  const script = document.createElement("script");
  script.src = "/cms/sveltia-cms.js";
  script.addEventListener("load", () => {
    window.CMS?.init({ config });
    void checkFirst();
  });
  document.body.append(script);
}

void start();

export {};
