/** The files of `content/` for the editor on this computer: what it may list, read and change. Messages are Italian. */
import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentFolder } from "../content-check/check";
import { isPicture } from "../content-check/content";
import { pictureFrom } from "../content-check/pictures";
import { isLeftover, kindOf } from "../content-model/kinds";
import { filesBelow } from "../hosting/files";
import { type Changes, judge } from "./save";

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

const inContent = "content/";

export const versionOf = (bytes: Uint8Array) => createHash("sha1").update(bytes).digest("hex");

/** @param root folder that holds `content/` and `static/` */
export function contentFiles(root: string) {
  const contentRoot = path.join(root, "content");

  /** Address on disk of a path that the editor may use, such as `content/projects/ponte.json`. */
  async function placeOf(name: string): Promise<string> {
    const isPlain = /^content(?:\/[^./\\\0][^/\\\0]*)+$/u.test(name);
    const below = name.slice(inContent.length);
    if (!isPlain || !(kindOf(below) || isPicture(below)))
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

  async function read(name: string): Promise<Buffer> {
    const bytes = await current(name);
    if (bytes === undefined) throw new Refusal(404, `«${name}» non esiste.`);
    return bytes;
  }

  /** Every file of the content and the site's own videos, with their versions. */
  async function list(): Promise<{ path: string; sha: string; size: number }[]> {
    const videos = await filesBelow(path.join(root, "static/video")).catch(() => []);
    const contents = (await filesBelow(contentRoot)).filter((name) => !isLeftover(name));
    const names = [
      ...contents.map((name) => inContent + name),
      ...videos.map((name) => `static/video/${name}`),
    ];
    return Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(path.join(root, name));
        return { path: name, sha: versionOf(bytes), size: bytes.length };
      }),
    );
  }

  /** What lies under a version of the list. */
  async function readVersion(sha: string): Promise<Buffer> {
    const found = (await list()).find((file) => file.sha === sha);
    if (!found) throw new Refusal(404, "Il file è cambiato: ricaricare la pagina.");
    return read(found.path);
  }

  /**
   * Saves files together: none is touched unless the content with all of them is in order.
   *
   * @returns the new version of each; `undefined` of those that are gone
   */
  async function commit(changes: readonly Change[]): Promise<(string | undefined)[]> {
    const written = new Map<string, Uint8Array | undefined>();
    for (const change of changes) {
      const { operation, path: name, content = "", from_path } = change;
      await refuseStale(change);
      if (from_path !== undefined) {
        await read(from_path);
        written.set(from_path.slice(inContent.length), undefined);
      }
      const bytes = operation === "delete" ? undefined : Buffer.from(content, "base64");
      written.set(name.slice(inContent.length), bytes);
    }
    const accepted = await judged(written);
    // Pictures before the files that name them, and what goes away last: the site under `npm start` follows each step.
    const steps = [...accepted].sort(([a], [b]) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
    for (const [name, bytes] of steps) if (bytes) await replace(await placeOf(inContent + name), bytes);
    for (const [name, bytes] of steps) if (!bytes) await rm(await placeOf(inContent + name));
    return changes
      .map(({ path: name }) => accepted.get(name.slice(inContent.length)))
      .map((bytes) => bytes && versionOf(bytes));
  }

  async function refuseStale({ operation, path: name, sha }: Change): Promise<void> {
    const before = operation === "delete" ? await read(name) : await current(name);
    if (before && operation === "create") throw new Refusal(409, `«${name}» esiste già.`);
    // Of what goes away, and of pictures that another one replaces, the editor names a version only sometimes.
    if (before && (sha || (name.endsWith(".json") && operation !== "delete")) && versionOf(before) !== sha)
      throw new Refusal(
        409,
        `«${name}» è cambiato sul disco dopo l'apertura: copiare i testi lunghi, ricaricare la pagina e rifare la modifica.`,
      );
  }

  async function judged(written: Changes): Promise<Changes> {
    const source = await contentFolder({ contentRoot, staticRoot: path.join(root, "static") });
    const { changes, refusal } = await judge(
      {
        ...source,
        picturesOf: async (names) => {
          const pictures = new Map(await source.picturesOf(names.filter((name) => !written.get(name))));
          for (const name of names) {
            const bytes = written.get(name);
            if (bytes) pictures.set(name, await pictureFrom(bytes));
          }
          return pictures;
        },
      },
      written,
    );
    if (refusal !== "") throw new Refusal(422, refusal);
    return changes;
  }

  /** In one step, so that whoever watches the folder never reads half a file; the watchers skip names with a dot. */
  async function replace(place: string, bytes: Uint8Array): Promise<void> {
    await mkdir(path.dirname(place), { recursive: true });
    const temporary = path.join(path.dirname(place), `.redazione-${randomUUID()}`);
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, place);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Saves are taken one after the other: each is judged by what the one before it has left. */
  let last: Promise<unknown> = Promise.resolve();
  const commitInTurn: typeof commit = (changes) => {
    const turn = last.then(() => commit(changes));
    last = turn.catch(() => undefined);
    return turn;
  };

  return { list, read, readVersion, placeOf, commit: commitInTurn };
}
