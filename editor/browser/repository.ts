/** Calls that GitHub, Gitea and Forgejo share, for undo and for the line that says what is online; the CMS makes its own. */
import type { Settings } from "../settings";

/** A commit of the branch, or of one of its files. */
export type Version = { commit: string; date: Date; person: string; message: string };
/** The state of a commit's workflow; "unknown" where this access may not know. */
export type Publication = "failed" | "under way" | "unknown";

type Commit = { sha: string; commit: { message: string; author: { name: string; date: string } } };
type Listed = { path: string; type: "blob" | "tree" };
/** GitHub's runs of a commit, or another forge's sum of its statuses. */
type Runs = { workflow_runs?: { conclusion: string | null }[]; state?: string };

export type Repository = ReturnType<typeof openRepository>;

const words: Readonly<Record<number, string>> = {
  401: "L'accesso non vale più: il token è sbagliato o scaduto. Uscire e rientrare con un token nuovo.",
  403: "Questo accesso può leggere ma non scrivere, oppure per oggi ha chiesto troppo. Chiedere a chi cura il sito.",
  404: "Il repository, il ramo o il file non c'è, o questo accesso non può vederlo. Chiedere a chi cura il sito.",
  409: "Nel frattempo un'altra persona ha salvato. Riprovare.",
  422: "Nel frattempo un'altra persona ha cambiato questa voce. Ricaricare la pagina e riprovare.",
};

const encode = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const decode = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const perFile = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** @param token of the person who is signed in */
export function openRepository(
  { backend: { name, api_root, repo, branch } }: Settings,
  token: () => string | undefined,
) {
  /** @throws Error in Italian */
  async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { authorization: `token ${token()}`, accept: "application/json" };
    const response = await fetch(`${api_root}/repos/${repo}${address}`, {
      ...init,
      headers,
      cache: "no-store",
    }).catch(() => undefined);
    if (!response)
      throw new Error(
        "Il repository non risponde: la connessione manca, o il servizio è fermo. Riprovare fra poco.",
      );
    if (!response.ok)
      throw new Error(
        words[response.status] ??
          `Il repository ha risposto con un errore (${response.status}). Riprovare fra poco.`,
      );
    return response.json();
  }
  const fileAt = async (path: string, commit: string) =>
    (await ask(`/contents/${perFile(path)}?ref=${encodeURIComponent(commit)}`)) as {
      content: string;
      sha: string;
    };

  return {
    /** git's name of the content model, as it is now. */
    async model(): Promise<string | undefined> {
      const { tree } = (await ask(`/git/trees/${encodeURIComponent(branch)}`)) as {
        tree: (Listed & { sha: string })[];
      };
      return tree.find(({ path }) => path === "content-model")?.sha;
    },
    /** The latest commits, newest first: of the branch, or of a file or folder. */
    async versions(path = "", count = 20): Promise<Version[]> {
      const query = new URLSearchParams({ sha: branch, path, per_page: `${count}`, limit: `${count}` });
      return ((await ask(`/commits?${query}`)) as Commit[]).map(({ sha, commit: { message, author } }) => ({
        commit: sha,
        date: new Date(author.date),
        person: author.name,
        message: message.split("\n", 1)[0] ?? "",
      }));
    },
    /** Files of a folder at a commit, or now; none where git has no such folder. */
    async filesIn(folder: string, commit = branch): Promise<string[]> {
      const address = `/contents/${perFile(folder)}?ref=${encodeURIComponent(commit)}`;
      const listed = await ask(address).catch((error: Error) => {
        if (error.message === words[404]) return [];
        throw error;
      });
      return (listed as Listed[]).map(({ path }) => path);
    },
    /** The text of a file as it was at a commit, or is now. */
    at: async (path: string, commit = branch) =>
      new TextDecoder().decode(decode((await fileAt(path, commit)).content.replace(/\s/gu, ""))),
    /** Writes one file, if nobody changes it meanwhile, or makes it anew. */
    async write(path: string, text: string, message: string, isNew: boolean): Promise<void> {
      const sha = isNew ? undefined : (await fileAt(path, branch)).sha;
      const body = JSON.stringify({ branch, message, sha, content: encode(new TextEncoder().encode(text)) });
      // Gitea makes new files by another call than GitHub.
      await ask(`/contents/${perFile(path)}`, { method: isNew && name !== "github" ? "POST" : "PUT", body });
    },
    /** On GitHub by its runs: no token that the guide describes may read check runs. Gitea and Forgejo sum its statuses up. */
    async publicationOf(commit: string): Promise<Publication> {
      const read = name === "github" ? `/actions/runs?head_sha=${commit}` : `/commits/${commit}/status`;
      const answer = (await ask(read).catch(() => undefined)) as Runs | undefined;
      if (answer === undefined) return "unknown";
      const states = answer.workflow_runs?.map(({ conclusion }) => conclusion) ?? [answer.state];
      const isBad = states.some((state) =>
        /^(?:failure|error|timed_out|startup_failure|cancelled)$/u.test(state ?? ""),
      );
      return isBad ? "failed" : "under way";
    },
  };
}
