/**
 * The repository, by the calls that GitHub, Gitea, Forgejo and our own server have in common. The CMS makes its own;
 * these are for what it does not do: the check of the whole content, earlier versions, whether a save is online.
 */

import type { Settings } from "../settings";
import { unreachable, wordsForStatus } from "./answers";

export type Listed = { path: string; sha: string; type: "blob" | "tree" };
/** One of a file's commits. */
export type Version = { commit: string; date: Date; person: string; message: string };

type Commit = { sha: string; commit: { message: string; author: { name: string; date: string } } };
type Content = { content: string; sha: string };
/** GitHub's runs of a commit, or another forge's sum of its statuses. */
type Runs = { workflow_runs?: { conclusion: string | null }[]; state?: string };

/** What has become of a commit's workflow; "unknown" where this access may not know. */
export type Publication = "failed" | "cancelled" | "under way" | "unknown";

export type Repository = ReturnType<typeof openRepository>;

export const decode = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

export function encode(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const perFile = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/**
 * @param send the browser's own `fetch`
 * @param authorization the header of whoever is signed in
 */
export function openRepository(
  { backend: { name, api_root, repo, branch } }: Settings,
  send: typeof fetch,
  authorization: () => string,
) {
  const root = `${api_root}/repos/${repo}`;

  /** @throws Error in Italian */
  async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { authorization: authorization(), accept: "application/json" };
    const response = await send(root + address, { ...init, headers, cache: "no-store" }).catch(
      () => undefined,
    );
    if (!response) throw new Error(unreachable);
    // A read cannot conflict: GitHub and Gitea answer so of an empty repository.
    const isEmpty = init.method === undefined && response.status === 409;
    if (!response.ok) throw new Error(wordsForStatus(isEmpty ? 404 : response.status));
    return response.json();
  }

  const contentAt = async (path: string, commit: string) =>
    (await ask(`/contents/${perFile(path)}?ref=${encodeURIComponent(commit)}`)) as Content;

  return {
    /** Every file and folder of a commit, or of the branch's last one. */
    async list(commit = branch): Promise<Listed[]> {
      const listed: Listed[] = [];
      for (let page = 1; ; page += 1) {
        const address = `/git/trees/${encodeURIComponent(commit)}?recursive=1&page=${page}`;
        const { tree, truncated } = (await ask(address)) as { tree: Listed[]; truncated?: boolean };
        listed.push(...tree);
        // Gitea and Forgejo say so of every page but the last; GitHub of a list that it cannot give.
        if (!truncated || name === "github") return listed;
      }
    },
    /** Bytes of a file by git's name of them: they never change, so the browser keeps them. */
    async blob(sha: string): Promise<Uint8Array> {
      const address = `${root}/git/blobs/${sha}`;
      const cache = await caches.open("redazione").catch(() => undefined);
      const kept = await cache?.match(address);
      if (kept) return new Uint8Array(await kept.arrayBuffer());
      const bytes = decode(((await ask(`/git/blobs/${sha}`)) as Content).content);
      await cache?.put(address, new Response(bytes)).catch(() => undefined);
      return bytes;
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
    /** A file as it was at a commit. */
    at: async (path: string, commit: string) => decode((await contentAt(path, commit)).content),
    /** Writes one file, if nobody changes it meanwhile, or makes it anew; gives the commit. */
    async write(path: string, bytes: Uint8Array, message: string, isNew = false): Promise<string> {
      const sha = isNew ? undefined : (await contentAt(path, branch)).sha;
      const body = JSON.stringify({ branch, message, sha, content: encode(bytes) });
      // Gitea makes new files by another call than GitHub.
      const method = isNew && name !== "github" ? "POST" : "PUT";
      const { commit } = (await ask(`/contents/${perFile(path)}`, { method, body })) as {
        commit: { sha: string };
      };
      return commit.sha;
    },
    /**
     * What has become of a commit's workflow. On GitHub by its runs: no token of the kind that the guide describes may read
     * check runs. Gitea and Forgejo sum its statuses up.
     */
    async publicationOf(commit: string): Promise<Publication> {
      const read = name === "github" ? `/actions/runs?head_sha=${commit}` : `/commits/${commit}/status`;
      const answer = (await ask(read).catch(() => undefined)) as Runs | undefined;
      if (answer === undefined) return "unknown";
      const states = answer.workflow_runs?.map(({ conclusion }) => conclusion) ?? [answer.state];
      const isAny = (...wanted: string[]) => states.some((state) => wanted.includes(state ?? ""));
      if (isAny("failure", "error", "timed_out", "startup_failure")) return "failed";
      return isAny("cancelled") ? "cancelled" : "under way";
    },
  };
}
