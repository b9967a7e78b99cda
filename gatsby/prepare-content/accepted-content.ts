/**
 * Copy of content/ after a passed check, for Gatsby: a file broken under `npm start` never reaches a page.
 * Its pictures are upright, opaque, in sRGB and without metadata; heroes have a square crop for phones.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isPicture } from "../../content-check/content";
import { draftsAmong, isDraft, withoutDrafts } from "../../content-model/drafts";
import { pathInContent } from "../../content-model/fields";
import { kindOf } from "../../content-model/kinds";
import { isRecord, valueAt, walk } from "../../content-model/walk";
import { filesBelow } from "../../hosting/files";
import { ink, normalised, paper, recipe, squareOf } from "./accepted-picture";
import { heroImagesIn, squareFile } from "./square-crops";

export const contentDirectory = path.resolve(process.env.CONTENT_FOLDER ?? "content");
export const staticDirectory = path.resolve("static");
// Hosts keep .cache between builds; Gatsby, which empties it after an update, spares folders with a dot.
export const acceptedContentDirectory = path.resolve(".cache/.accepted-content");

// One digest per line; not `.json`, which Gatsby would read as content.
const digestsFile = ".digests";

async function writeIfChanged(target: string, contents: Buffer): Promise<void> {
  if ((await readFile(target).catch(() => undefined))?.equals(contents)) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, contents);
}

type Make = (bytes: Buffer) => Promise<Buffer>;

/** Compares digests, not times, which a checkout resets; a digest also reveals a truncated copy. */
async function updateCopy(from: string, to: string, variant: string, known: ReadonlySet<string>, make: Make) {
  const bytes = await readFile(from);
  const digestWith = (made: Buffer) =>
    createHash("sha256").update(`${recipe} ${variant}\n`).update(bytes).update(made).digest("hex");
  const old = await readFile(to).catch(() => undefined);
  const digest = old && digestWith(old);
  if (digest && known.has(digest)) return digest;
  const made = await make(bytes);
  await writeIfChanged(to, made);
  return digestWith(made);
}

// Grounds of pictures: ink where every use is in a hero of pages/ or a block on ink, else paper.
function groundsOf(files: ReadonlyMap<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, content] of files) {
    const kind = kindOf(name);
    for (const { meta, value, path: at } of kind ? walk(kind.schema, content) : []) {
      if (!meta.picture || !isRecord(value)) continue;
      const isHero = name.startsWith("pages/") && (meta.picture.square || at[0] === "hero");
      const isOnInk = isHero || valueAt(content, [...at.slice(0, 2), "ground"]) === "inchiostro";
      const picture = pathInContent(String(value.src));
      found.set(picture, isOnInk ? (found.get(picture) ?? ink) : paper);
    }
  }
  return found;
}

const beforeUnit = /(?<=\d) (?=(?:[%‰€°]|(?:[cdkm]?m[²³]?|ha|MP|ppm|kWh|kg|GB|MB)(?![\p{L}\d])))/gu;
const afterAbbreviation = /(?<=(?<!\p{L})(?:n|artt?|[Tt]av)\.) (?=\d)/gu;

// A text between straight quotes, or a straight apostrophe after a letter or before a year.
const straight = /((?<![\p{L}\d])'\p{L}[^']*'(?![\p{L}\d]))|(?<=\p{L})'|(?<![\p{L}\d])'(?=\d\d(?!\d))/gu;

const isAddress = (key: string, value: string) => key === "src" || /^\S*[/@]\S*$/u.test(value);

// Non-breaking spaces and curly apostrophes.
const typeset = (content: unknown) =>
  JSON.stringify(content, (key, value) =>
    typeof value === "string" && !isAddress(key, value)
      ? value
          .replace(beforeUnit, "\u00a0")
          .replace(afterAbbreviation, "\u00a0")
          .replace(straight, (_sign, quoted: string | undefined) => quoted ?? "’")
      : value,
  );

/** Writes pictures before the JSON that names them; a build omits drafts. */
export async function acceptContent(
  from = contentDirectory,
  to = acceptedContentDirectory,
  { withDrafts = process.env.NODE_ENV !== "production" } = {},
): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await filesBelow(from);
  const files = new Map<string, unknown>();
  for (const name of names.filter((candidate) => kindOf(candidate) !== undefined))
    files.set(name, JSON.parse(await readFile(path.join(from, name), "utf8")));

  const noted = await readFile(path.join(to, digestsFile), "utf8").catch(() => "");
  const known = new Set(noted.split("\n"));
  const digests = new Set<string>();
  const grounds = groundsOf(files);
  const pictures = names.filter(isPicture);
  for (const name of pictures) {
    const ground = grounds.get(name) ?? paper;
    const make: Make = (bytes) => normalised(bytes, ground);
    digests.add(await updateCopy(path.join(from, name), path.join(to, name), ground, known, make));
  }

  const wanted = new Set(pictures);
  const texts = new Map<string, string>();
  const drafts = withDrafts ? new Set<string>() : draftsAmong(files);
  for (const [name, content] of files) {
    const kind = kindOf(name);
    if (kind === undefined || (!withDrafts && isDraft(content))) continue;
    const published = withoutDrafts(kind.schema, content, drafts);
    texts.set(name, typeset(published));
    for (const image of heroImagesIn(kind.schema, published)) {
      const file = squareFile(image);
      const make: Make = (bytes) => squareOf(bytes, image.focus);
      const source = path.join(to, pathInContent(image.src));
      digests.add(await updateCopy(source, path.join(to, file), file, known, make));
      wanted.add(file);
    }
  }
  texts.set(digestsFile, [...digests].join("\n"));
  for (const [name, text] of texts) await writeIfChanged(path.join(to, name), Buffer.from(text));

  const surplus = (await filesBelow(to)).filter((name) => !wanted.has(name) && !texts.has(name));
  const jsonFirst = (a: string, b: string) => Number(b.endsWith(".json")) - Number(a.endsWith(".json"));
  for (const name of surplus.sort(jsonFirst)) await rm(path.join(to, name));
}
