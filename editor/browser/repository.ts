/** API calls common to GitHub, Gitea and Forgejo, for undo and publication; the CMS makes its own. */
import type { Settings } from "../settings";

export type Version = { commit: string; date: Date; person: string; message: string };

type Commit = { sha: string; commit: { message: string; author: { name: string; date: string } } };
type Change = { path: string; text?: string; isNew?: boolean };
type Tree = { tree: { path: string; sha: string }[] };
/** Runs of a commit at GitHub, or the combined status at other forges. */
type Runs = { workflow_runs?: { conclusion: string | null }[]; state?: string };

export type Repository = ReturnType<typeof openRepository>;

const silent = "Il repository non risponde: la connessione manca, o il servizio è fermo. Riprovare fra poco.";
const words: Readonly<Record<number, string>> = {
  401: "L'accesso non vale più: il token è sbagliato o scaduto. Uscire e rientrare con un token nuovo.",
  403: "Questo accesso può leggere ma non scrivere, oppure per oggi ha chiesto troppo. Chiedere a chi cura il sito.",
  404: "Il repository, il ramo o il file non c'è, o questo accesso non può vederlo. Chiedere a chi cura il sito.",
  409: "Nel frattempo un'altra persona ha salvato. Riprovare.",
  422: "Nel frattempo un'altra persona ha cambiato questa voce. Ricaricare la pagina e riprovare.",
};

const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64.replace(/\s/gu, "")), (sign) => sign.charCodeAt(0)));

export function openRepository({ backend }: Settings, token: () => unknown) {
  const { name, api_root, repo, branch } = backend;
  /** @throws Error in Italian */
  async function ask<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { authorization: `token ${token()}`, accept: "application/json" };
    const options: RequestInit = { ...init, headers, cache: "no-store" };
    const response = await fetch(`${api_root}/repos/${repo}${address}`, options).catch(() => undefined);
    if (!response) throw new Error(silent);
    const other = `Il repository ha risposto con un errore (${response.status}). Riprovare fra poco.`;
    if (!response.ok) throw new Error(words[response.status] ?? other);
    return response.json();
  }
  const fileAt = (path: string, commit: string) =>
    ask<{ content: string; sha: string }>(`/contents/${path}?ref=${encodeURIComponent(commit)}`);

  return {
    /** Tree hash of the content model, and files below `content/` and `static/`, at a commit or now. */
    async tree(commit = branch): Promise<{ model: string; names: string[]; statics: string[] }> {
      const { tree } = await ask<Tree>(`/git/trees/${encodeURIComponent(commit)}`);
      const shaOf = (folder: string) => tree.find(({ path }) => path === folder)?.sha ?? "";
      const [names = [], statics = []] = await Promise.all(
        ["content", "static"].map(async (folder) => {
          const files = await ask<Tree>(`/git/trees/${shaOf(folder)}?recursive=true`);
          return files.tree.map(({ path }) => path);
        }),
      );
      return { model: shaOf("content-model"), names, statics };
    },
    async versions(path = "", count = 20): Promise<Version[]> {
      const query = new URLSearchParams({ sha: branch, path, per_page: `${count}`, limit: `${count}` });
      return (await ask<Commit[]>(`/commits?${query}`)).map(({ sha, commit: { message, author } }) => ({
        commit: sha,
        date: new Date(author.date),
        person: author.name,
        message: message.split("\n", 1)[0] ?? "",
      }));
    },
    at: async (path: string, commit = branch) => decode((await fileAt(path, commit)).content),
    /** Writes or creates one file; fails on a concurrent change. */
    async write(path: string, text: string, message: string, isNew: boolean): Promise<void> {
      const sha = isNew ? undefined : (await fileAt(path, branch)).sha;
      const body = JSON.stringify({ branch, message, sha, content: encode(text) });
      // Gitea creates files with POST, GitHub with PUT.
      await ask(`/contents/${path}`, { method: isNew && name !== "github" ? "POST" : "PUT", body });
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
    /** Answers false without access; reads GitHub's runs, as the guide's tokens cannot read check runs. */
    async isRefused(commit: string): Promise<boolean> {
      const read = name === "github" ? `/actions/runs?head_sha=${commit}` : `/commits/${commit}/status`;
      const { workflow_runs, state } = await ask<Runs>(read).catch((): Runs => ({}));
      const states = workflow_runs?.map(({ conclusion }) => conclusion) ?? [state];
      return states.some((end) => /^(failure|error|timed_out|startup_failure|cancelled)$/u.test(end ?? ""));
    },
  };
}
