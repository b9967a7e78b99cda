/** Intercepts writes to the repository, which the CMS makes with `fetch`. */
import { isPicture } from "../../content-check/content";
import { kindOf } from "../../content-model/kinds";
import type { Settings } from "../settings";
import { checkChange } from "./check";
import type { Content } from "./content";
import { newPicture } from "./input";
import { showPublication, tell, togglePublication } from "./message";
import { blobHash, bytesOf, NoResponseError, type Repository, statusText } from "./repository";

/** Contents in base64; none for a removal. With `from_path`, Gitea and Forgejo move a file. */
type FileWrite = { path: string; content?: string; contents?: string; from_path?: string };
const contentsOf = ({ content, contents }: FileWrite) => contents ?? content;

/** Body of a write: Gitea and Forgejo have `files`, GitHub the rest. */
type Write = {
  files?: FileWrite[];
  query?: string;
  variables?: { input: { fileChanges: { additions: FileWrite[]; deletions: FileWrite[] } } };
};

const isWrite = (address: string, { method, body }: RequestInit, root: string): boolean =>
  method !== "GET" && address.startsWith(root) && /"operation":|createCommitOnBranch/u.test(String(body));

function changesOf({ files = [], variables }: Write): FileWrite[] {
  const { additions = [], deletions = [] } = variables?.input.fileChanges ?? {};
  return [...files, ...additions, ...deletions];
}

/** @returns Italian reason against a removal: the CMS does not see that an entry needs a picture, or a menu a page */
async function refusalOfRemoval(changes: readonly FileWrite[], content: Content): Promise<string> {
  const removed = changes.flatMap((change) => (contentsOf(change) ? (change.from_path ?? []) : change.path));
  if (removed.length === 0) return "";

  const { snapshot } = await content.refresh();
  const after = structuredClone(snapshot);
  const nameOf = (path: string) => path.replace(/^(?:content|static)\//u, "");
  for (const change of changes) {
    const name = nameOf(change.path);
    const base64 = contentsOf(change);
    if (kindOf(name) && base64) after.texts[name] = new TextDecoder().decode(bytesOf(base64));
    else if (isPicture(name)) after.pictures[name] ??= newPicture(name);
  }
  for (const name of removed.map(nameOf))
    for (const files of [after.texts, after.pictures, after.staticFiles]) delete files[name];
  return checkChange(snapshot, after, "");
}

/** @returns the answer that got lost, if the repository has what was written */
async function reconstructAnswer(write: Write, repository: Repository): Promise<Response | undefined> {
  const { files = [], query = "" } = write;
  const tree = await repository.commitTree();
  const hashOf = (path: string) => tree.files[path] ?? "";
  for (const { path, content, contents = content } of changesOf(write))
    if (hashOf(path) !== (contents ? await blobHash(bytesOf(contents)) : "")) return undefined;

  const date = new Date();
  if (files.length > 0) {
    const saved = files.map(({ path }) => ({ path, sha: hashOf(path) }));
    return Response.json({ commit: { sha: tree.commit, created: date }, files: saved });
  }
  const aliases = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/gu)];
  const oids = aliases.map(([, alias, path = ""]) => [alias, { oid: hashOf(JSON.parse(path)) }]);
  const commit = { oid: tree.commit, committedDate: date, ...Object.fromEntries(oids) };
  return Response.json({ data: { createCommitOnBranch: { commit } } });
}

const waitingNotice =
  "La connessione è caduta durante il salvataggio. Appena torna, la redazione guarda se è riuscito: lasciare aperta la pagina.";
const notSavedNotice =
  "Il salvataggio si è interrotto, e nulla è stato salvato. Riprovare; se non basta, avvisare chi cura il sito.";

/** Asks until the repository answers: before, nobody knows whether the save has succeeded. */
async function awaitOutcome(write: Write, repository: Repository): Promise<Response> {
  for (;;) {
    const answer = await reconstructAnswer(write, repository).catch((error: Error) => error);
    if (answer === undefined) throw new Error(notSavedNotice);
    if (answer instanceof Response) return answer;
    if (!(answer instanceof NoResponseError))
      throw new Error(`Non si sa se il salvataggio è riuscito. ${answer.message}`);
    showPublication(waitingNotice);
    togglePublication(true);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

const stillNeededNotice =
  "Non è stato tolto nulla: dopo, il sito avrebbe questi errori. Prima vanno cambiate le voci nominate.";

/** `fetch` rejects with a `TypeError`, whose message is not in Italian, when no answer comes. */
function toNoResponseError(error: Error): never {
  throw error instanceof TypeError ? new NoResponseError() : error;
}

/**
 * Replaces `fetch`: refuses to remove what the content needs, names errors in Italian, and asks the repository
 * when an answer got lost.
 * @param onWrite is called after each write: saves, removals and new orders
 */
export function interceptWrites(
  { backend }: Settings,
  repository: Repository,
  content: Content,
  onWrite: () => void,
): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    if (!isWrite(String(input), init, backend.api_root)) return send(input, init).catch(toNoResponseError);
    const write = JSON.parse(init.body as string) as Write;
    const refusal = await refusalOfRemoval(changesOf(write), content);
    if (refusal !== "") {
      tell(`${stillNeededNotice}\n\n${refusal}`);
      throw new Error(stillNeededNotice);
    }

    let response = await send(input, init).catch(() => undefined);
    if (!response || response.status >= 500) response = await awaitOutcome(write, repository);

    // Leaves it to the CMS, which renews the token of a sign-in by OAuth.
    if (response.status === 401 && backend.app_id !== undefined) return response;
    if (!response.ok) throw new Error(statusText(response.status));
    const { errors = [] } = (await response.clone().json()) as { errors?: { type?: string }[] };
    if (errors.some(({ type }) => type === "FORBIDDEN")) throw new Error(statusText(403));
    onWrite();
    return response;
  };
}
