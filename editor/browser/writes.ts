/** Looks after writes to the repository, which the CMS makes with `fetch`. */
import type { Settings } from "../settings";
import { show, showLine } from "./message";
import { blobHash, bytesOf, type Repository, reasonOf, SilentError } from "./repository";

/** Contents in base64; none for a removal. */
type Change = { path: string; content?: string; contents?: string };
/** Body of a write: Gitea and Forgejo have `files`, GitHub the rest. */
type Write = {
  files?: Change[];
  query?: string;
  variables?: { input: { fileChanges: { additions: Change[]; deletions: Change[] } } };
};

const isWrite = (address: string, { method, body }: RequestInit, root: string): boolean =>
  method !== "GET" && address.startsWith(root) && /"operation":|createCommitOnBranch/u.test(String(body));

/** @returns the answer that got lost, if the repository has what was written */
async function lookUp(
  { files = [], query = "", variables }: Write,
  repository: Repository,
): Promise<Response | undefined> {
  const now = await repository.snapshot();
  const hashOf = (path: string) => now.files[path] ?? "";
  const { additions = [], deletions = [] } = variables?.input.fileChanges ?? {};
  for (const { path, content, contents = content } of [...files, ...additions, ...deletions])
    if (hashOf(path) !== (contents ? await blobHash(bytesOf(contents)) : "")) return undefined;

  const date = new Date();
  if (files.length > 0) {
    const saved = files.map(({ path }) => ({ path, sha: hashOf(path) }));
    return Response.json({ commit: { sha: now.commit, created: date }, files: saved });
  }
  const aliases = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/gu)];
  const oids = aliases.map(([, alias, path = ""]) => [alias, { oid: hashOf(JSON.parse(path)) }]);
  const commit = { oid: now.commit, committedDate: date, ...Object.fromEntries(oids) };
  return Response.json({ data: { createCommitOnBranch: { commit } } });
}

const waiting =
  "La connessione è caduta durante il salvataggio. Appena torna, la redazione guarda se è riuscito: lasciare aperta la pagina.";
const undone =
  "Il salvataggio si è interrotto, e nulla è stato salvato. Riprovare; se non basta, avvisare chi cura il sito.";

/** Waits as long as the repository is silent: nothing is said before it is known. */
async function outcome(write: Write, repository: Repository): Promise<Response> {
  for (;;) {
    const answer = await lookUp(write, repository).catch((error: Error) => error);
    if (answer === undefined) throw new Error(undone);
    if (answer instanceof Response) return answer;
    if (!(answer instanceof SilentError))
      throw new Error(`Non si sa se il salvataggio è riuscito. ${answer.message}`);
    show(waiting);
    showLine(true);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

/**
 * Replaces `fetch` for writes: names errors in Italian, and asks the repository when an answer got lost.
 * @param written is called after each write: saves, removals and new orders
 */
export function watchWrites({ backend }: Settings, repository: Repository, written: () => void): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    if (!isWrite(String(input), init, backend.api_root)) return send(input, init);
    let response = await send(input, init).catch(() => undefined);
    if (!response || response.status >= 500)
      response = await outcome(JSON.parse(init.body as string), repository);

    // With a sign-in by OAuth, the CMS renews its token.
    if (response.status === 401 && backend.app_id !== undefined) return response;
    if (!response.ok) throw new Error(reasonOf(response.status));
    const { errors = [] } = (await response.clone().json()) as { errors?: { type?: string }[] };
    if (errors.some(({ type }) => type === "FORBIDDEN")) throw new Error(reasonOf(403));
    written();
    return response;
  };
}
