/** Intercepts the CMS's writes to the repository, which it makes with `fetch`. */
import { isPicture } from "../../content-check/content";
import { kindOf } from "../../content-model/kinds";
import type { Settings } from "../settings";
import { checkChange } from "./check";
import type { ContentStore } from "./content-store";
import { chosenPicture } from "./input";
import { showStatus, tell, toggleStatus } from "./message";
import {
  blobHash,
  bytesOf,
  isForbidden,
  NoResponseError,
  type Repository,
  statusMessage,
} from "./repository";

/**
 * One changed file. Base64 is in `content` (Gitea, Forgejo) or `contents` (GitHub); a removal has neither. With
 * `from_path`, Gitea and Forgejo move a file.
 */
type FileWrite = { path: string; content?: string; contents?: string; from_path?: string };
const writtenBase64 = ({ content, contents }: FileWrite) => contents ?? content;

/** Body of a write: `files` at Gitea and Forgejo, `query` and `variables` at GitHub. */
type Write = {
  files?: FileWrite[];
  query?: string;
  variables?: { input: { fileChanges: { additions: FileWrite[]; deletions: FileWrite[] } } };
};

/** Recognises the body of a commit at Gitea and Forgejo, or at GitHub. */
const commitBodyPattern = /"operation":|createCommitOnBranch/u;

const isWrite = (url: string, { method, body }: RequestInit, root: string): boolean =>
  method !== "GET" && url.startsWith(root) && commitBodyPattern.test(String(body));

/** Path that a change leaves empty: the path of a removed file, or the former path of a moved file. */
function removedPath(change: FileWrite): string | undefined {
  return writtenBase64(change) ? change.from_path : change.path;
}

function changesOf({ files = [], variables }: Write): FileWrite[] {
  const { additions = [], deletions = [] } = variables?.input.fileChanges ?? {};
  return [...files, ...additions, ...deletions];
}

/** @returns Italian reason to refuse removals: the CMS does not see that an entry needs a picture, or that a menu links to a page */
async function refusalOfRemoval(changes: readonly FileWrite[], store: ContentStore): Promise<string> {
  const removedPaths = changes.flatMap((change) => removedPath(change) ?? []);
  if (removedPaths.length === 0) return "";

  const { snapshot } = await store.refresh();
  const after = structuredClone(snapshot);
  const pathInFolder = (path: string) => path.replace(/^(?:content|static)\//u, "");
  for (const change of changes) {
    const contentPath = pathInFolder(change.path);
    const base64 = writtenBase64(change);
    if (kindOf(contentPath) && base64) after.texts[contentPath] = new TextDecoder().decode(bytesOf(base64));
    else if (isPicture(contentPath)) after.pictures[contentPath] ??= chosenPicture(contentPath);
  }
  for (const path of removedPaths.map(pathInFolder))
    for (const files of [after.texts, after.pictures, after.staticFiles]) delete files[path];
  return checkChange(snapshot, after);
}

/** Names that GitHub's query gives to the written files: `file_0: file(path: "content/…")`. */
const fileAliasPattern = /(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/gu;

/** @returns a copy of the answer that got lost, if the repository has what was written */
async function reconstructAnswer(write: Write, repository: Repository): Promise<Response | undefined> {
  const { files = [], query = "" } = write;
  const tree = await repository.commitTree();
  const hashOf = (path: string) => tree.files[path] ?? "";
  for (const change of changesOf(write)) {
    const base64 = writtenBase64(change);
    const writtenHash = base64 ? await blobHash(bytesOf(base64)) : "";
    if (hashOf(change.path) !== writtenHash) return undefined;
  }

  const date = new Date();
  if (files.length > 0) {
    const savedFiles = files.map(({ path }) => ({ path, sha: hashOf(path) }));
    return Response.json({ commit: { sha: tree.commit, created: date }, files: savedFiles });
  }
  const oids = [...query.matchAll(fileAliasPattern)].map(([, alias, path = ""]) => [
    alias,
    { oid: hashOf(JSON.parse(path)) },
  ]);
  const commit = { oid: tree.commit, committedDate: date, ...Object.fromEntries(oids) };
  return Response.json({ data: { createCommitOnBranch: { commit } } });
}

const waitingMessage =
  "La connessione è caduta durante il salvataggio. Appena torna, la redazione guarda se è riuscito: lasciare aperta la pagina.";
const notSavedMessage =
  "Il salvataggio si è interrotto, e nulla è stato salvato. Riprovare; se non basta, avvisare chi cura il sito.";

/** Asks until the repository answers: until then, nobody knows whether the save has succeeded. */
async function answerWhenReachable(write: Write, repository: Repository): Promise<Response | undefined> {
  for (;;) {
    try {
      return await reconstructAnswer(write, repository);
    } catch (error) {
      if (!(error instanceof NoResponseError))
        throw new Error(`Non si sa se il salvataggio è riuscito. ${(error as Error).message}`);
    }
    showStatus(waitingMessage);
    toggleStatus(true);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

/** @throws Error in Italian if nothing was saved */
async function awaitOutcome(write: Write, repository: Repository): Promise<Response> {
  const answer = await answerWhenReachable(write, repository);
  if (!answer) throw new Error(notSavedMessage);
  return answer;
}

const stillNeededMessage =
  "Non è stato tolto nulla: dopo, il sito avrebbe questi errori. Prima vanno cambiate le voci nominate.";

/** `fetch` rejects with a `TypeError`, whose message is not in Italian, when no answer comes. */
function rethrowInItalian(error: Error): never {
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
  store: ContentStore,
  onWrite: () => void,
): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    if (!isWrite(String(input), init, backend.api_root)) return send(input, init).catch(rethrowInItalian);
    const write = JSON.parse(init.body as string) as Write;
    const refusal = await refusalOfRemoval(changesOf(write), store);
    if (refusal !== "") {
      tell(`${stillNeededMessage}\n\n${refusal}`);
      throw new Error(stillNeededMessage);
    }

    let response = await send(input, init).catch(() => undefined);
    if (!response || response.status >= 500) response = await awaitOutcome(write, repository);

    // Leaves this answer to the CMS, which renews the token of a sign-in by OAuth.
    if (response.status === 401 && backend.app_id !== undefined) return response;
    if (!response.ok) throw new Error(statusMessage(response.status));
    if (isForbidden(await response.clone().json())) throw new Error(statusMessage(403));
    onWrite();
    return response;
  };
}
