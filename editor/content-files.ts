/** The files of `content/` for the editor: what it may list, read, write and remove. Messages are Italian: staff read them. */
import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readDocument } from "../content-model/check/json-document";
import { isPicture } from "../content-model/check/load";
import { fieldName } from "../content-model/check/locate";
import { fileProblem, type Problem } from "../content-model/check/problem";
import { safeImageName } from "../content-model/check/rules/image-files";
import { fileNamesAreSlugs } from "../content-model/check/rules/slugs";
import { validate } from "../content-model/check/validate";
import { pictureLimits } from "../content-model/fields";
import { acceptsMore, isRequired, type Kind, kindOf, slugOf } from "../content-model/kinds";
import { inFile } from "./folders";
import { isJson } from "./is-json";
import { forEditor, forFile } from "./stored-form";

/** What the editor is told instead of an answer; status as in HTTP. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A file as the editor lists it. */
export type Listed = { path: string; version: string };

export type Writing = {
  bytes: Buffer;
  /** Version that the editor has read; `undefined` for a new file. */
  version?: string;
  /** Picture that goes away because this one takes its place. */
  movedFrom?: string;
};

export type ContentFiles = ReturnType<typeof contentFiles>;

const belowContent = (name: string) => name.slice("content/".length);

const versionOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/**
 * @param root folder that holds `content/`
 */
export function contentFiles(root: string) {
  const contentRoot = path.join(root, "content");

  /** Address on disk of a path that the editor may use, such as `content/projects/ponte.json`. */
  async function placeOf(name: string): Promise<string> {
    const segments = name.split("/");
    const isPlain = segments.every((segment) => /^[^.\\\0][^\\\0]*$/u.test(segment));
    const below = segments.slice(1).join("/");
    if (!isPlain || segments[0] !== "content" || !(kindOf(below) || isPicture(below)))
      throw new Refusal(403, `«${name}» non è un file dei contenuti.`);
    // «Foto Casa.JPG» of a camera is kept as «foto-casa.jpg», and so named in the files (stored-form.ts).
    const place = isPicture(below) ? path.join(contentRoot, safeImageName(below)) : path.join(root, name);
    for (let part = place; part.length > contentRoot.length; part = path.dirname(part)) {
      const found = await lstat(part).catch(() => undefined);
      if (found?.isSymbolicLink())
        throw new Refusal(403, `«${name}» passa per un collegamento a un'altra cartella.`);
    }
    return place;
  }

  const current = (place: string) =>
    readFile(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });

  async function existing(name: string): Promise<Buffer> {
    const bytes = await current(await placeOf(name));
    if (bytes === undefined) throw new Refusal(404, `«${name}» non esiste.`);
    return bytes;
  }

  async function list(): Promise<Listed[]> {
    const entries = await readdir(contentRoot, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(contentRoot, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
      )
      .filter((below) => kindOf(below) !== undefined || isPicture(below))
      .sort();
    return Promise.all(
      names.map(async (below) => ({
        path: `content/${below}`,
        version: versionOf(await readFile(path.join(contentRoot, below))),
      })),
    );
  }

  async function read(name: string): Promise<{ bytes: Buffer; version: string }> {
    const bytes = await existing(name);
    const kind = kindOf(belowContent(name));
    const text = kind && editable(kind, bytes);
    return { bytes: text === undefined ? bytes : Buffer.from(text), version: versionOf(bytes) };
  }

  async function write(name: string, { bytes, version, movedFrom }: Writing): Promise<string> {
    const place = await placeOf(name);
    const before = await current(place);
    if (before && versionOf(before) !== version)
      throw new Refusal(
        409,
        version === undefined
          ? `«${name}» esiste già.`
          : `«${name}» è cambiato sul disco dopo l'apertura: ricaricare la pagina e rifare la modifica.`,
      );
    const kind = kindOf(belowContent(name));
    const stored = kind ? acceptedText(name, kind, bytes, before) : acceptedPicture(bytes);
    await replace(place, stored);
    if (movedFrom !== undefined && movedFrom !== name && !kind) await rm(await placeOf(movedFrom));
    return versionOf(stored);
  }

  async function remove(name: string): Promise<void> {
    await existing(name);
    if (isRequired(belowContent(name)))
      throw new Refusal(422, `«${name}» fa parte del sito: non si può togliere.`);
    const user = kindOf(belowContent(name)) ? undefined : await firstUser(name);
    if (user) throw new Refusal(422, `L'immagine «${name}» è usata in «${user}»: prima va sostituita là.`);
    await rm(await placeOf(name));
  }

  /** A file whose text names the picture. */
  async function firstUser(picture: string): Promise<string | undefined> {
    const address = JSON.stringify(inFile + picture.slice("content/images/".length));
    for (const { path: name } of await list())
      if (name.endsWith(".json") && (await readFile(path.join(root, name), "utf8")).includes(address))
        return name;
    return undefined;
  }

  /** In one step, so that whoever watches the folder never reads half a file; the watchers skip names with a dot. */
  async function replace(place: string, bytes: Buffer): Promise<void> {
    await mkdir(path.dirname(place), { recursive: true });
    const inside = await realpath(path.dirname(place));
    const temporary = path.join(inside, `.redazione-${randomUUID()}`);
    await writeFile(temporary, bytes);
    await rename(temporary, path.join(inside, path.basename(place)));
  }

  return { list, read, write, remove };
}

/** `undefined` for a file that is not JSON: the editor shows it as broken, as the check does. */
function editable(kind: Kind, bytes: Buffer): string | undefined {
  try {
    return forEditor(kind.schema, bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** The text that goes to the disk, if the content check has nothing against the file by itself. */
function acceptedText(name: string, kind: Kind, bytes: Buffer, before: Buffer | undefined): Buffer {
  if (before === undefined && !acceptsMore(kind) && !isRequired(belowContent(name)))
    throw new Refusal(422, `«${name}»: qui non si possono aggiungere voci.`);
  if (before !== undefined && !isJson(before.toString("utf8")))
    throw new Refusal(
      422,
      refusalText(
        `«${name}» sul disco ha un errore di scrittura, e il modulo non ne mostra i valori: correggerlo a mano in VS Code, poi ricaricare questa pagina.`,
        problemsOf(name, kind, before),
      ),
    );
  let stored: Buffer;
  try {
    stored = Buffer.from(forFile(kind.schema, bytes.toString("utf8"), before?.toString("utf8")));
  } catch {
    throw new Refusal(422, `«${name}» non è JSON.`);
  }
  const problems = problemsOf(name, kind, stored);
  if (problems.length > 0) throw new Refusal(422, refusalText(`«${name}» non è stato salvato.`, problems));
  return stored;
}

function problemsOf(name: string, kind: Kind, bytes: Buffer): Problem[] {
  const { document, problems } = readDocument(bytes);
  const file = { name, slug: slugOf(name), kind, document };
  const alone = { files: [file], images: new Map(), videos: new Set<string>(), folder: "content" };
  return [
    ...problems.map(({ path: place, ...problem }) => ({
      ...fileProblem(name, problem),
      field: place ? fieldName(kind.schema, place) : "",
    })),
    ...validate(file),
    // Not a promise, though rules may give one: this rule reads nothing but the file.
    ...(fileNamesAreSlugs(alone) as Problem[]),
  ];
}

const refusalText = (reason: string, problems: readonly Problem[]) =>
  [
    reason,
    ...problems.map(
      ({ field, message, remedy }) => `${field === "" ? "" : `${field}: `}${message}. ${remedy}`,
    ),
  ].join("\n\n");

function acceptedPicture(bytes: Buffer): Buffer {
  if (bytes.length === 0) throw new Refusal(422, "L'immagine è vuota.");
  if (bytes.length > pictureLimits.bytes)
    throw new Refusal(422, `L'immagine pesa più di ${pictureLimits.bytes / 1e6} MB.`);
  return bytes;
}
