/**
 * Stands between the CMS and the repository: no save leaves the browser before the whole content was checked as it would
 * be, nor does a call that writes in a way unknown here. Every refusal is told in Italian. The CMS shows the reason in its
 * own dialog, and keeps what was typed.
 */
import type { Settings } from "../settings";
import { unreachable, wordsForStatus } from "./answers";
import { callOf, type Save } from "./call";
import { judgeSave } from "./check";
import { ask, show, tell } from "./message";
import { decode, encode, type Repository } from "./repository";
import { nameOf as entryName } from "./versions";

const inContent = "content/";

/** The name of the commit that a save made. */
function commitIn(answer: unknown): string | undefined {
  const { commit, data } = answer as {
    commit?: { sha: string };
    data?: { createCommitOnBranch?: { commit: { oid: string } } };
  };
  return commit?.sha ?? data?.createCommitOnBranch?.commit.oid;
}

/** Why GitHub has made no commit: this person may not, or else the branch has moved. */
function statusIn(answer: unknown): number {
  const { errors } = answer as { errors?: { type?: string }[] };
  return errors?.some(({ type }) => type === "FORBIDDEN") ? 403 : 409;
}

/** The CMS has asked for something new: it could be a save that nobody has checked. */
const unknownCall =
  "La redazione non conosce questo modo di scrivere nel repository, e non l'ha lasciato passare: il contenuto non sarebbe stato controllato. Le modifiche restano in questa pagina: avvisare chi cura il sito.";

async function withoutAvatar(response: Response): Promise<Response> {
  const { avatar_url: _, ...account } = (await response.json()) as { avatar_url?: string };
  return Response.json(account);
}

/** Names what goes away, and what else a removal changes. */
function removalQuestion(
  removed: readonly string[],
  changed: readonly string[],
  { isLocal }: Settings,
): string {
  const listed = (paths: readonly string[]) => paths.map((path) => `· ${entryName(path)}`).join("\n");
  const others = changed.length > 0 ? `\n\nCambiano anche (ordine e rimandi):\n${listed(changed)}` : "";
  const wayBack = isLocal
    ? "Su questo computer solo git lo riporta."
    : "Si riporta con «Voci tolte», in basso.";
  return `Eliminare?\n${listed(removed)}${others}\n\n${wayBack}`;
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
  async function save(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    { written, removed, body }: Save,
  ): Promise<Response> {
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
        ...written.map(({ path, content }) => [nameOf(path), decode(content)] as const),
      ]),
    );
    if (verdict.refusal !== "") return refused(verdict.refusal);
    const isEntry = (path: string) => path.endsWith(".json");
    if (
      removed.some(isEntry) &&
      !(await ask(removalQuestion(removed, paths.filter(isEntry), settings), "Elimina"))
    )
      return refused("Non è stato eliminato niente.");
    if (verdict.question !== "" && !(await ask(verdict.question, "Salva così")))
      return refused("Salvataggio annullato: le modifiche restano in questa pagina.");
    for (const { path, put } of written) put(encode(verdict.changes.get(nameOf(path)) ?? new Uint8Array()));
    const response = await send(input, { ...init, body: JSON.stringify(body) }).catch(() => undefined);
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
    // GitHub tells why not with a good status; of its own words our server's are Italian already.
    const status = response.ok ? statusIn(answer) : response.status;
    const own = settings.isLocal && (answer as { message?: string }).message;
    return refused(own || wordsForStatus(status), status);
  }

  /** The CMS does, of one entry that was not saved; not of those that were to be removed or sorted, nor of a picture. */
  const cmsTellsWhy = ({ written, removed }: Save) => {
    const entries = [...written.map(({ path }) => path), ...removed].filter((path) => path.endsWith(".json"));
    return entries.length === 1 && removed.length === 0;
  };

  async function pass(input: RequestInfo | URL, init: RequestInit | undefined, isOfRepository: boolean) {
    const response = await send(input, init);
    const authorization = new Headers(init?.headers).get("authorization");
    if (authorization !== null && isOfRepository && response.ok) signedIn(authorization);
    // The policy of this page lets no picture come from elsewhere: the CMS would show a broken one.
    return isOfRepository && response.ok && isAccount(input) ? withoutAvatar(response) : response;
  }

  const isAccount = (input: RequestInfo | URL) =>
    String(input instanceof Request ? input.url : input) === `${settings.backend.api_root}/user`;

  return async (input, init) => {
    const { isOfRepository, what } = callOf(settings, input, init);
    if (what === "no save") return pass(input, init, isOfRepository);
    show("check", "Controllo prima di salvare…");
    const response =
      what === "unknown"
        ? refused(unknownCall)
        : await save(input, init, what).catch((error: Error) => refused(error.message, 503));
    show("check", response.ok ? "Contenuti in ordine" : "Non salvato", !response.ok);
    if (!response.ok && (what === "unknown" || !cmsTellsWhy(what)))
      tell(((await response.clone().json()) as { message: string }).message);
    return response;
  };
}
