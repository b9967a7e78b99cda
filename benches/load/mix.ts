/** What the load bench asks for, and the bytes that each answer must have, read once before the server starts. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rulesOf } from "../../hosting/deploy-folder";
import { filesBelow } from "../../hosting/files";
import { type Random, seededRandom } from "../seeded-random";

type Encoding = "br" | "gzip";

export type Target = {
  /** As it stands in the request line. */
  path: string;
  /** Its `Accept-Encoding`. */
  accepted: Encoding | "identity";
  /** The `Content-Encoding` of the answer, where the build has such a file. */
  encoding?: Encoding;
  body: Buffer;
};

export type Mix = {
  /** Each once. */
  targets: readonly Target[];
  /** One request after the other; many targets several times. */
  order: readonly Target[];
};

const seed = 20_261_121;
const orderLength = 8192;
const imageCount = 90;

const encodings = [
  { accepted: "br", weight: 6 },
  { accepted: "gzip", weight: 3 },
  { accepted: "identity", weight: 1 },
] as const;
const extensions = { br: ".br", gzip: ".gz" } as const;

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("The build lacks a kind of file that the bench asks for.");
  return item;
}

/** One of the items, each as often as its weight says. */
function weighted<Item extends { weight: number }>(items: readonly Item[], random: Random): Item {
  return oneOf(
    items.flatMap((item) => Array<Item>(item.weight).fill(item)),
    random,
  );
}

type File = { path: string; file: string };
type Kind = { weight: number; files: readonly File[] };

/** The kinds of files that a visit asks for, pages most often. */
async function kindsIn(root: string, random: Random): Promise<Kind[]> {
  const names = await filesBelow(root);
  const like = (pattern: RegExp): File[] =>
    names.filter((name) => pattern.test(name)).map((file) => ({ path: encodeURI(`/${file}`), file }));
  const pages = rulesOf(root).pages.map((path) => ({ path, file: join(path, "index.html").slice(1) }));
  const images = like(/^static\/.+\.(?:avif|webp|jpg|png)$/u);
  return [
    { weight: 5, files: pages },
    { weight: 1, files: like(/^page-data\/.+\.json$/u) },
    { weight: 2, files: like(/^[^/]+\.(?:js|css)$/u) },
    { weight: 2, files: Array.from({ length: imageCount }, () => oneOf(images, random)) },
  ];
}

/** Where nginx finds the answer for such a request. */
function storedFile(root: string, file: string, accepted: Target["accepted"], brotli: boolean) {
  const plain = { name: file, encoding: undefined };
  if (accepted === "identity" || (accepted === "br" && !brotli)) return plain;
  const name = `${file}${extensions[accepted]}`;
  return existsSync(join(root, name)) ? { name, encoding: accepted } : plain;
}

/**
 * A mix of pages, page data, scripts and pictures in all encodings, the same at every run over the same build.
 *
 * @param brotli whether the server sends the files compressed with brotli
 * @throws when the folder holds no build with its rules
 */
export async function readMix(root: string, { brotli }: { brotli: boolean }): Promise<Mix> {
  const random = seededRandom(seed);
  const kinds = await kindsIn(root, random);
  const bodies = new Map<string, Buffer>();
  const bodyOf = (name: string) => {
    const body = bodies.get(name) ?? readFileSync(join(root, name));
    bodies.set(name, body);
    return body;
  };
  const targets = new Map<string, Target>();
  const order = Array.from({ length: orderLength }, () => {
    const { path, file } = oneOf(weighted(kinds, random).files, random);
    const { accepted } = weighted(encodings, random);
    const key = `${accepted} ${path}`;
    const known = targets.get(key);
    if (known) return known;
    const { name, encoding } = storedFile(root, file, accepted, brotli);
    const target = { path, accepted, encoding, body: bodyOf(name) };
    targets.set(key, target);
    return target;
  });
  return { targets: [...targets.values()], order };
}
