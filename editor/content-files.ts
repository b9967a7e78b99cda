/** The files of `content/` for the editor: what it may list, read and change. Messages are Italian: staff read them. */
import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isPicture } from "../content-model/check/content";
import type { Problem } from "../content-model/check/problem";
import { safeImageName } from "../content-model/check/rules/images";
import { checkFile } from "../content-model/check/validate";
import { pictureLimits } from "../content-model/fields";
import { acceptsMore, isRequired, type Kind, kindOf } from "../content-model/kinds";
import { filesBelow } from "../hosting/files";
import { forEditor, forFile, inFile } from "./stored-form";

/** What the editor is told instead of an answer; status as in HTTP. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** One of the files that a save changes, in the words of Gitea's API. */
export type Change = {
  operation: "create" | "update" | "delete";
  path: string;
  /** Base64; of files that are not deleted. */
  content?: string;
  /** Version that the editor has read. */
  sha?: string;
  /** Picture that goes away because this one takes its place. */
  from_path?: string;
};

export type ContentFiles = ReturnType<typeof contentFiles>;

const belowContent = (name: string) => name.slice("content/".length);

const versionOf = (bytes: Buffer) => createHash("sha1").update(bytes).digest("hex");

/** Kind of a file by its path in the project; pictures have none. */
const kindAt = (name: string) => kindOf(belowContent(name));

/**
 * @param root folder that holds `content/`
 */
export function contentFiles(root: string) {
  const contentRoot = path.join(root, "content");

  /** Address on disk of a path that the editor may use, such as `content/projects/ponte.json`. */
  async function placeOf(name: string): Promise<string> {
    const isPlain = /^content(?:\/[^./\\\0][^/\\\0]*)+$/u.test(name);
    if (!isPlain || !(kindAt(name) || isPicture(belowContent(name))))
      throw new Refusal(403, `«${name}» non è un file dei contenuti.`);
    const place = path.join(root, name);
    for (let part = place; part.length > contentRoot.length; part = path.dirname(part)) {
      const found = await lstat(part).catch(() => undefined);
      if (found?.isSymbolicLink())
        throw new Refusal(403, `«${name}» passa per un collegamento a un'altra cartella.`);
    }
    return place;
  }

  async function current(name: string): Promise<Buffer | undefined> {
    return readFile(await placeOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
  }

  async function existing(name: string): Promise<Buffer> {
    const bytes = await current(name);
    if (bytes === undefined) throw new Refusal(404, `«${name}» non esiste.`);
    return bytes;
  }

  /** Every file of the editor, with its version. */
  async function list(): Promise<{ path: string; sha: string; size: number }[]> {
    const names = (await filesBelow(contentRoot)).filter((name) => kindOf(name) || isPicture(name));
    return Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(path.join(contentRoot, name));
        return { path: `content/${name}`, sha: versionOf(bytes), size: bytes.length };
      }),
    );
  }

  /** A file as the editor handles it; one that is not JSON as it is, for the editor to call it broken. */
  async function read(name: string): Promise<Buffer> {
    const bytes = await existing(name);
    const kind = kindAt(name);
    return kind && isJson(bytes) ? Buffer.from(forEditor(bytes.toString("utf8"))) : bytes;
  }

  /**
   * Saves files together: none is touched unless each may be as it is to be.
   *
   * @returns the new version of each; `undefined` of those that are gone
   */
  async function commit(changes: readonly Change[]): Promise<(string | undefined)[]> {
    const after = new Map<string, Buffer | undefined>();
    for (const change of changes) {
      after.set(change.path, await accepted(change));
      if (change.from_path !== undefined)
        after.set(change.from_path, await removed({ path: change.from_path }));
    }
    for (const [name, bytes] of after)
      if (bytes === undefined && !kindAt(name)) await refuseUsed(name, after);
    // Pictures before the files that name them, and what goes away last: the site under `npm start` follows each step.
    const steps = [...after].sort(([a], [b]) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
    for (const [name, bytes] of steps) if (bytes) await replace(await placeOf(name), bytes);
    for (const [name, bytes] of steps) if (!bytes) await rm(await placeOf(name));
    return changes.map(({ path: name }) => after.get(name)).map((bytes) => bytes && versionOf(bytes));
  }

  /** What the file is to hold; `undefined` where it goes away. */
  async function accepted(change: Change): Promise<Buffer | undefined> {
    const { operation, path: name, content = "", sha } = change;
    if (operation === "delete") return removed(change);
    const before = await current(name);
    const bytes = Buffer.from(content, "base64");
    const kind = kindAt(name);
    if (kind && before && !isJson(before))
      throw refusal(
        `«${name}» sul disco ha un errore di scrittura, e il modulo non ne mostra i valori: correggerlo a mano in VS Code, poi ricaricare questa pagina.`,
        checkFile(name, kind, before).problems,
      );
    if (before && operation === "create") throw new Refusal(409, `«${name}» esiste già.`);
    // Of pictures that another one replaces, the editor names no version.
    if (before && (kind || sha)) refuseChanged(name, before, sha);
    return kind ? acceptedText(name, kind, bytes, before) : acceptedPicture(name, bytes);
  }

  async function removed({ path: name, sha }: Pick<Change, "path" | "sha">): Promise<undefined> {
    const before = await existing(name);
    if (isRequired(belowContent(name)))
      throw new Refusal(422, `«${name}» fa parte del sito: non si può togliere.`);
    if (sha) refuseChanged(name, before, sha);
  }

  /** Refuses to remove a picture that a file names, as the files will be. */
  async function refuseUsed(picture: string, after: ReadonlyMap<string, Buffer | undefined>): Promise<void> {
    const address = JSON.stringify(inFile + picture.slice("content/images/".length));
    for (const { path: name } of await list()) {
      const text = after.has(name) ? after.get(name) : await readFile(path.join(root, name));
      if (name.endsWith(".json") && text?.includes(address))
        throw new Refusal(422, `L'immagine «${picture}» è usata in «${name}»: prima va sostituita là.`);
    }
  }

  /** In one step, so that whoever watches the folder never reads half a file; the watchers skip names with a dot. */
  async function replace(place: string, bytes: Buffer): Promise<void> {
    await mkdir(path.dirname(place), { recursive: true });
    const temporary = path.join(path.dirname(place), `.redazione-${randomUUID()}`);
    await writeFile(temporary, bytes);
    await rename(temporary, place);
  }

  return { list, read, commit };
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString("utf8"));
    return true;
  } catch {
    return false;
  }
}

function refuseChanged(name: string, before: Buffer, sha: string | undefined): void {
  if (versionOf(before) !== sha)
    throw new Refusal(
      409,
      `«${name}» è cambiato sul disco dopo l'apertura: ricaricare la pagina e rifare la modifica.`,
    );
}

/** The text that goes to the disk, if the content check has nothing against the file by itself. */
function acceptedText(name: string, kind: Kind, bytes: Buffer, before: Buffer | undefined): Buffer {
  if (before === undefined && !acceptsMore(kind) && !isRequired(belowContent(name)))
    throw new Refusal(422, `«${name}»: qui non si possono aggiungere voci.`);
  if (!isJson(bytes)) throw new Refusal(422, `«${name}» non è JSON.`);
  const stored = Buffer.from(forFile(kind.schema, bytes.toString("utf8"), before?.toString("utf8")));
  const { problems } = checkFile(name, kind, stored);
  if (problems.length > 0) throw refusal(`«${name}» non è stato salvato.`, problems);
  return stored;
}

function refusal(reason: string, problems: readonly Problem[]): Refusal {
  const texts = problems.map(({ field, message, remedy }) => `${field && `${field}: `}${message}. ${remedy}`);
  return new Refusal(422, [reason, ...texts].join("\n\n"));
}

function acceptedPicture(name: string, bytes: Buffer): Buffer {
  if (bytes.length === 0) throw new Refusal(422, "L'immagine è vuota.");
  if (bytes.length > pictureLimits.bytes)
    throw new Refusal(422, `L'immagine pesa più di ${pictureLimits.bytes / 1e6} MB.`);
  const right = safeImageName(name);
  if (right !== name)
    throw new Refusal(422, `Rinominare l'immagine prima di caricarla: «${path.posix.basename(right)}».`);
  return bytes;
}
