/** API calls common to GitHub, Gitea and Forgejo, for undo and publication; the CMS makes its own. */
import type { Settings } from "../settings";

export type Version = { commit: string; date: Date; person: string; message: string };
/** Commit status: of a host, or of a test. */
export type Status = { hasFailed: boolean; page: string };

type Person = { name: string; date: string };
type Commit = { sha: string; commit: { message: string; author: Person; committer: Person } };
type Change = { path: string; text?: string; isNew?: boolean };
type Tree = { tree: { path: string; sha: string }[] };
// GitHub says `state`, the others `status`.
type Statuses = { statuses?: { state?: string; status?: string; target_url?: string | null }[] | null };

export type Repository = ReturnType<typeof openRepository>;

const silent = "Il repository non risponde: la connessione manca, o il servizio è fermo. Riprovare fra poco.";
const words: Readonly<Record<number, string>> = {
  401: "L'accesso non vale più: il token è sbagliato o scaduto. Ricaricare la pagina ed entrare con il token nuovo: la redazione offre ciò che era scritto.",
  403: "Questo accesso può leggere ma non scrivere, oppure per oggi ha chiesto troppo. Chiedere a chi cura il sito.",
  404: "Il repository, il ramo o il file non c'è, o questo accesso non può vederlo. Chiedere a chi cura il sito.",
  409: "Nel frattempo un'altra persona ha salvato. Riprovare.",
  422: "Nel frattempo un'altra persona ha cambiato questa voce. Ricaricare la pagina e riprovare.",
  429: "Il repository ha ricevuto troppe richieste da questo accesso. Aspettare qualche minuto e riprovare.",
};

/** Italian words for an error of the repository; without a status, for its silence. */
export const reasonOf = (status?: number): string =>
  status === undefined
    ? silent
    : (words[status] ?? `Il repository ha risposto con un errore (${status}). Riprovare fra poco.`);

/** The repository gave no answer at all. */
export class SilentError extends Error {}

const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
export const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replace(/\s/gu, "")), (sign) => sign.charCodeAt(0));
const decode = (base64: string) => new TextDecoder().decode(bytesOf(base64));

/** Name by which git stores the bytes. */
export async function blobHash(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest("SHA-1", new Uint8Array([...header, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function openRepository({ backend }: Settings, token: () => unknown) {
  const { name, api_root, repo, branch } = backend;
  const site = name === "github" ? "https://github.com" : new URL(api_root).origin;

  /** @throws Error in Italian */
  async function ask<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { authorization: `token ${token()}`, accept: "application/json" };
    const options: RequestInit = { ...init, headers, cache: "no-store" };
    const response = await fetch(`${api_root}/repos/${repo}${address}`, options).catch((error: Error) => {
      // Only the network's own error is silence: `watchWrites` (writes.ts) throws what it knows.
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    if (!response) throw new SilentError(silent);
    if (!response.ok) throw new Error(reasonOf(response.status));
    return response.json().catch(() => {
      throw new SilentError(silent);
    });
  }
  const fileAt = (path: string, commit: string) =>
    ask<{ content: string; sha: string }>(`/contents/${path}?ref=${encodeURIComponent(commit)}`);
  const at = async (path: string, commit = branch) => decode((await fileAt(path, commit)).content);

  return {
    at,
    isOpen: () => token() !== undefined,
    /** Address at which a person sees a commit, and what happened to it. */
    pageOf: (commit: string) => `${site}/${repo}/commit/${commit}`,
    /**
     * Tree hash of the content model, git's hashes of the files below `content/`, and the names of those below
     * `static/`, at a commit or now.
     */
    async tree(commit = branch) {
      const { tree } = await ask<Tree>(`/git/trees/${encodeURIComponent(commit)}`);
      const shaOf = (folder: string) => tree.find(({ path }) => path === folder)?.sha ?? "";
      const filesOf = async (folder: string) =>
        (await ask<Tree>(`/git/trees/${shaOf(folder)}?recursive=true`)).tree;
      const [content, published] = await Promise.all([filesOf("content"), filesOf("static")]);
      const files: Readonly<Record<string, string>> = Object.fromEntries(
        content.map(({ path, sha }) => [path, sha]),
      );
      return { model: shaOf("content-model"), files, statics: published.map(({ path }) => path) };
    },
    async versions(path = "", count = 20): Promise<Version[]> {
      const query = new URLSearchParams({ sha: branch, path, per_page: `${count}`, limit: `${count}` });
      return (await ask<Commit[]>(`/commits?${query}`)).map(
        ({ sha, commit: { message, author, committer } }) => ({
          commit: sha,
          date: new Date(committer.date),
          person: author.name,
          message: message.split("\n", 1)[0] ?? "",
        }),
      );
    },
    /** Writes or creates one file; fails on a concurrent change. */
    async write(path: string, text: string, message: string, isNew: boolean): Promise<void> {
      const sha = isNew ? undefined : (await fileAt(path, branch)).sha;
      const body = JSON.stringify({ branch, message, sha, content: encode(text) });
      // Gitea creates files with POST, GitHub with PUT.
      const method = isNew && name !== "github" ? "POST" : "PUT";
      await ask(`/contents/${path}`, { method, body }).catch(async (error: Error) => {
        // The answer alone may have been lost.
        if ((await at(path).catch(() => "")) !== text) throw error;
      });
    },
    /** Writes and, without a text, removes files as one commit on `parent`; fails on a concurrent change. */
    async commit(parent: string, message: string, changes: readonly Change[]): Promise<void> {
      const send = <Answer>(method: string, address: string, body: object) =>
        ask<Answer>(address, { method, body: JSON.stringify(body) });
      if (name === "github") {
        const { tree: base } = await ask<{ tree: { sha: string } }>(`/git/commits/${parent}`);
        const tree = changes.map(({ path, text }) => {
          const content = text === undefined ? { sha: null } : { content: text };
          return { path, mode: "100644", type: "blob", ...content };
        });
        const added = await send<{ sha: string }>("POST", "/git/trees", { base_tree: base.sha, tree });
        const commit = { message, tree: added.sha, parents: [parent] };
        const { sha } = await send<{ sha: string }>("POST", "/git/commits", commit);
        await send("PATCH", `/git/refs/heads/${branch}`, { sha });
        return;
      }
      const files = await Promise.all(
        changes.map(async ({ path, text, isNew }) => {
          if (text === undefined) return { operation: "delete", path, sha: (await fileAt(path, parent)).sha };
          if (isNew) return { operation: "create", path, content: encode(text) };
          return { operation: "update", path, content: encode(text), sha: (await fileAt(path, parent)).sha };
        }),
      );
      await send("POST", "/contents", { branch, message, files });
    },
    /** Empty without access: a token may lack the permission. */
    async statuses(commit: string): Promise<Status[]> {
      const { statuses } = await ask<Statuses>(`/commits/${commit}/status`).catch((): Statuses => ({}));
      return (statuses ?? []).map(({ state, status, target_url }) => ({
        hasFailed: /^(?:failure|error)$/u.test(state ?? status ?? ""),
        page: new URL(target_url || "/", site).href,
      }));
    },
  };
}
