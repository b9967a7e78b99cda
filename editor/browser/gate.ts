/**
 * Stands between the CMS and the repository: no save leaves the browser before the whole content was checked as it would
 * be, and every refusal is told in Italian. The CMS shows the reason in its own dialog, and keeps what was typed.
 */
import type { Settings } from "../settings";
import { unreachable, wordsForStatus } from "./answers";
import { judgeSave } from "./check";
import { ask, show, tell } from "./message";
import { decode, encode, type Repository } from "./repository";

/** A file as a save writes it, in GitHub's or in Gitea's words; the content is base64. */
type Written = { path: string; content?: string; contents?: string; operation?: string; from_path?: string };
type Body = {
  files?: Written[];
  variables?: { input: { fileChanges: { additions?: Written[]; deletions?: Written[] } } };
};

const inContent = "content/";

/** The body of a save; `undefined` of any other call. */
function saveIn(address: string, init: RequestInit | undefined): Body | undefined {
  if (init?.method !== "POST") return undefined;
  const isSave =
    /\/repos\/[^/]+\/[^/]+\/contents$/u.test(address) ||
    (address.endsWith("/graphql") && /createCommitOnBranch/u.test(String(init.body)));
  return isSave ? (JSON.parse(String(init.body)) as Body) : undefined;
}

const filesOf = ({ files, variables }: Body) => {
  const { additions = [], deletions = [] } = variables?.input.fileChanges ?? {};
  const written = [...(files ?? []).filter(({ operation }) => operation !== "delete"), ...additions];
  const moved = written.flatMap(({ from_path }) => (from_path === undefined ? [] : [from_path]));
  const gone = [...(files ?? []).filter(({ operation }) => operation === "delete"), ...deletions];
  return { written, removed: [...gone.map(({ path }) => path), ...moved] };
};

/** The name of the commit that a save made. */
function commitIn(answer: unknown): string | undefined {
  const { commit, data } = answer as {
    commit?: { sha: string };
    data?: { createCommitOnBranch?: { commit: { oid: string } } };
  };
  return commit?.sha ?? data?.createCommitOnBranch?.commit.oid;
}

const refused = (message: string, status = 422) => Response.json({ message }, { status });

/**
 * The page's `fetch` from now on.
 *
 * @param signedIn is told the header of each call of the CMS that the repository has answered
 * @param saved is told the name of each commit
 */
export function guarded(
  settings: Settings,
  repository: Repository,
  send: typeof fetch,
  { signedIn, saved }: { signedIn: (authorization: string) => void; saved: (commit: string) => void },
): typeof fetch {
  async function save(address: string, init: RequestInit, body: Body): Promise<Response> {
    const { written, removed } = filesOf(body);
    const paths = written.map(({ path }) => path);
    const outside = [...paths, ...removed].find((path) => !path.startsWith(inContent));
    if (outside !== undefined) return refused(`«${outside}» non è un file dei contenuti.`);
    const doubled = paths.find((path, index) => paths.indexOf(path) < index);
    if (doubled !== undefined)
      return refused(
        `Due file diversi si chiamano «${doubled.slice(doubled.lastIndexOf("/") + 1)}»: in linea ne resterebbe uno. Cambiare il nome di uno dei due, con la matita che ha accanto.`,
      );
    const nameOf = (path: string) => path.slice(inContent.length);
    const verdict = await judgeSave(
      repository,
      new Map([
        ...removed.map((path) => [nameOf(path), undefined] as const),
        ...written.map(
          ({ path, content, contents = "" }) => [nameOf(path), decode(content ?? contents)] as const,
        ),
      ]),
    );
    if (verdict.refusal !== "") return refused(verdict.refusal);
    if (verdict.question !== "" && !(await ask(verdict.question, "Salva così")))
      return refused("Salvataggio annullato: le modifiche restano in questa pagina.");
    for (const file of written) {
      const content = encode(verdict.changes.get(nameOf(file.path)) ?? new Uint8Array());
      if (file.contents === undefined) file.content = content;
      else file.contents = content;
    }
    const response = await send(address, { ...init, body: JSON.stringify(body) }).catch(() => undefined);
    if (!response) return refused(unreachable, 503);
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => ({}));
    const commit = commitIn(answer);
    if (response.ok && commit !== undefined) {
      saved(commit);
      if (verdict.advice !== "") tell(`Salvato. Da riguardare:\n\n${verdict.advice}`);
      return response;
    }
    // GitHub tells of a branch that has moved with a good status; of its own words our server's are Italian already.
    const status = response.ok ? 409 : response.status;
    const own = settings.isLocal && (answer as { message?: string }).message;
    return refused(own || wordsForStatus(status), status);
  }

  /** The CMS does, of one entry that was not saved; not of those that were to be removed or sorted, nor of a picture. */
  const cmsTellsWhy = (body: Body) => {
    const { written, removed } = filesOf(body);
    const entries = [...written.map(({ path }) => path), ...removed].filter((path) => path.endsWith(".json"));
    return entries.length === 1 && removed.length === 0;
  };

  return async (address, init) => {
    const body = saveIn(String(address), init);
    if (!body || !init) {
      const response = await send(address, init);
      const authorization = new Headers(init?.headers).get("authorization");
      const isOfRepository = String(address).startsWith(settings.backend.api_root);
      if (authorization !== null && isOfRepository && response.ok) signedIn(authorization);
      return response;
    }
    show("check", "Controllo prima di salvare…");
    const response = await save(String(address), init, body).catch((error: Error) =>
      refused(error.message, 503),
    );
    show("check", response.ok ? "Contenuti in ordine" : "Non salvato", !response.ok);
    if (!response.ok && !cmsTellsWhy(body))
      tell(((await response.clone().json()) as { message: string }).message);
    return response;
  };
}
