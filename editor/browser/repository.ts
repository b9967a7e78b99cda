/** Calls the API of GitHub, Gitea or Forgejo for versions, renaming and publication; the CMS makes calls of its own. */
import type { Settings } from "../settings";

export type Commit = { hash: string; date: Date; person: string; message: string };
/** Report of a host or a test about a commit (https://docs.github.com/rest/commits/statuses). */
export type CommitStatus = { hasFailed: boolean; url: string };
/** Git's hash of each file below content/ and static/, and of the folder content-model/, at a commit. */
export type CommitTree = { commit: string; modelHash: string; files: Readonly<Record<string, string>> };
/** New text of a file; without `text`, the file is removed. */
export type Change = { path: string; text?: string };

type Person = { name: string; date: string };
type ApiCommit = { sha: string; commit: { message: string; author: Person; committer: Person } };
type TreeAnswer = { tree: { path: string; sha: string }[] };
// GitHub calls a report's result `state`, Gitea and Forgejo call it `status`.
type Statuses = { statuses?: { state?: string; status?: string; target_url?: string | null }[] | null };

export type Repository = ReturnType<typeof openRepository>;

const noResponseMessage =
  "Il repository non risponde: la connessione manca, o il servizio è fermo. Riprovare fra poco.";
const overtakenMessage =
  "Nel frattempo un'altra persona ha salvato. Riprovare; se non basta, ricaricare la pagina: la redazione offre ciò che era scritto.";
const messageByStatus: Readonly<Record<number, string>> = {
  401: "L'accesso non vale più: il token è sbagliato o scaduto. Ricaricare la pagina ed entrare con il token nuovo: la redazione offre ciò che era scritto.",
  403: "Questo accesso può leggere ma non scrivere, oppure per oggi ha chiesto troppo. Chiedere a chi cura il sito.",
  404: "Il repository, il ramo o il file non c'è, o questo accesso non può vederlo. Chiedere a chi cura il sito.",
  409: overtakenMessage,
  422: overtakenMessage,
  429: "Il repository ha ricevuto troppe richieste da questo accesso. Aspettare qualche minuto e riprovare.",
};

export const statusMessage = (status: number): string =>
  messageByStatus[status] ?? `Il repository ha risposto con un errore (${status}). Riprovare fra poco.`;

/** Answer of GitHub's GraphQL, which has the status 200 even if it is a refusal. */
type GraphqlAnswer = { errors?: { type?: string }[] };

export const isForbidden = ({ errors = [] }: GraphqlAnswer): boolean =>
  errors.some(({ type }) => type === "FORBIDDEN");

/** Thrown if the repository gave no answer, or only a part of one. */
export class NoResponseError extends Error {
  override message = noResponseMessage;
}

const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
export const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replace(/\s/gu, "")), (char) => char.charCodeAt(0));

/** Hash by which git names a file of these bytes. */
export async function blobHash(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest("SHA-1", new Uint8Array([...header, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const createCommitMutation =
  "mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";

type ApiRequest = ReturnType<typeof createApiClient>;
type Backend = Settings["backend"];

function createApiClient({ api_root }: Backend, token: () => unknown) {
  /** @throws Error in Italian */
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const type = "application/json";
    // Names the type of a body, because Gitea reads no body of another type.
    const headers = {
      authorization: `token ${token()}`,
      accept: type,
      ...(body && { "content-type": type }),
    };
    const sent = body && { method: "POST", body: JSON.stringify(body) };
    const options: RequestInit = { headers, cache: "no-store", ...sent };
    const response = await fetch(`${api_root}${path}`, options);
    if (!response.ok) throw new Error(statusMessage(response.status));
    return response.json().catch(() => {
      throw new NoResponseError();
    });
  };
}

type CommitChanges = (
  request: ApiRequest,
  backend: Backend,
  parent: CommitTree,
  message: string,
  changes: readonly Change[],
) => Promise<void>;

const commitToGitHub: CommitChanges = async (request, { repo, branch }, parent, message, changes) => {
  const additions = changes.flatMap(({ path, text }) =>
    text === undefined ? [] : { path, contents: base64Of(text) },
  );
  const deletions = changes.flatMap(({ path, text }) => (text === undefined ? { path } : []));
  const input = {
    branch: { repositoryNameWithOwner: repo, branchName: branch },
    expectedHeadOid: parent.commit,
    message: { headline: message },
    fileChanges: { additions, deletions },
  };
  const answer = await request<GraphqlAnswer>("/graphql", {
    query: createCommitMutation,
    variables: { input },
  });
  if (answer.errors) throw new Error(statusMessage(isForbidden(answer) ? 403 : 409));
};

const commitToGitea: CommitChanges = async (request, { repo, branch }, parent, message, changes) => {
  const operations = changes.map(({ path, text }) => {
    const sha = parent.files[path];
    if (text === undefined) return { operation: "delete", path, sha };
    return { operation: sha ? "update" : "create", path, sha, content: base64Of(text) };
  });
  await request(`/repos/${repo}/contents`, { branch, message, files: operations });
};

export function openRepository({ backend }: Settings, token: () => unknown) {
  const { name, api_root, repo, branch } = backend;
  const webOrigin = name === "github" ? "https://github.com" : new URL(api_root).origin;
  const repoPath = `/repos/${repo}`;
  const request = createApiClient(backend, token);
  const commitChanges = name === "github" ? commitToGitHub : commitToGitea;

  async function commits(path = "", count = 20): Promise<Commit[]> {
    const query = new URLSearchParams({ sha: branch, path, per_page: `${count}`, limit: `${count}` });
    const newest = await request<ApiCommit[]>(`${repoPath}/commits?${query}`);
    return newest.map(({ sha, commit: { message, author, committer } }) => ({
      hash: sha,
      date: new Date(committer.date),
      person: author.name,
      message: message.split("\n", 1)[0] ?? "",
    }));
  }

  return {
    commits,
    isSignedIn: () => token() !== undefined,
    /** URL at which a person sees a commit, and what happened to it. */
    commitUrl: (commit: string) => `${webOrigin}/${repo}/commit/${commit}`,

    async textAt(path: string, commit: string): Promise<string> {
      const { content } = await request<{ content: string }>(`${repoPath}/contents/${path}?ref=${commit}`);
      return new TextDecoder().decode(bytesOf(content));
    },

    /** @param commit the newest one if omitted */
    async commitTree(commit?: string): Promise<CommitTree> {
      const hash = commit ?? (await commits("", 1))[0]?.hash ?? "";
      const { tree } = await request<TreeAnswer>(`${repoPath}/git/trees/${hash}`);
      const hashOf = (folder: string) => tree.find(({ path }) => path === folder)?.sha ?? "";
      const filesIn = async (folder: string) => {
        const files = await request<TreeAnswer>(`${repoPath}/git/trees/${hashOf(folder)}?recursive=true`);
        return files.tree.map(({ path, sha }) => [`${folder}/${path}`, sha] as const);
      };
      const files = (await Promise.all(["content", "static"].map(filesIn))).flat();
      return { commit: hash, modelHash: hashOf("content-model"), files: Object.fromEntries(files) };
    },

    /** Makes one commit after `parent`; fails on a concurrent change. */
    commit: (parent: CommitTree, message: string, changes: readonly Change[]) =>
      commitChanges(request, backend, parent, message, changes),

    /** Returns no reports without access: a token may lack the permission. */
    async statuses(commit: string): Promise<CommitStatus[]> {
      const { statuses } = await request<Statuses>(`${repoPath}/commits/${commit}/status`).catch(
        (): Statuses => ({}),
      );
      return (statuses ?? []).map(({ state, status, target_url }) => ({
        hasFailed: /^(?:failure|error)$/u.test(state ?? status ?? ""),
        url: new URL(target_url || "/", webOrigin).href,
      }));
    },
  };
}
