import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow, readIfThere } from "./files";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encodings = [
  {
    extension: ".br",
    compress: (bytes: Buffer): Promise<Buffer> =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: ".gz",
    compress: (bytes: Buffer): Promise<Buffer> => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
];

const isText = (file: string) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/u.test(file);
const isCompressed = (file: string) => /\.(?:br|gz)$/u.test(file);

/** Below this many bytes an answer fits one packet either way. */
const smallest = 1024;

type Source = { bytes: Buffer; files: string[] };

/** Texts worth compressing, each once with the files that hold it, by the hash of their bytes. */
async function sourcesAmong(publicRoot: string, files: readonly string[]): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const file of files.filter(isText)) {
    const bytes = await readFile(path.join(publicRoot, file));
    if (bytes.length < smallest) continue;
    const hash = createHash("sha256").update(bytes).digest("hex");
    const known = sources.get(hash);
    if (known) known.files.push(file);
    else sources.set(hash, { bytes, files: [file] });
  }
  return sources;
}

/**
 * Writes `.br` and `.gz` files next to the texts of a build, where they are smaller, for hosts that send such files as
 * they are. What an earlier build has compressed is taken from the cache, by content, never by date.
 *
 * Compressed files without their source are removed; those of the site's own static/ folder are left alone.
 *
 * @param cacheDirectory a folder of its own, kept between builds
 */
export async function precompress(
  publicRoot: string,
  { cacheDirectory, staticRoot }: { cacheDirectory: string; staticRoot: string },
): Promise<void> {
  await mkdir(cacheDirectory, { recursive: true });
  const files = await filesBelow(publicRoot);
  const sources = await sourcesAmong(publicRoot, files);
  const kept = new Set<string>();
  const written = new Set<string>();

  // All at once: zlib queues for the threads there are.
  await Promise.all(
    [...sources].flatMap(([hash, source]) =>
      encodings.map(async ({ extension, compress }) => {
        const cached = `${hash}${extension}`;
        kept.add(cached);
        let compressed = await readIfThere(path.join(cacheDirectory, cached));
        if (compressed === undefined) {
          compressed = await compress(source.bytes);
          await writeFile(path.join(cacheDirectory, cached), compressed);
        }
        if (compressed.length >= source.bytes.length) return;
        for (const file of source.files) {
          written.add(`${file}${extension}`);
          await writeFile(path.join(publicRoot, `${file}${extension}`), compressed);
        }
      }),
    ),
  );

  for (const name of await readdir(cacheDirectory))
    if (!kept.has(name)) await rm(path.join(cacheDirectory, name));
  const own = new Set(await filesBelow(staticRoot));
  for (const file of files.filter(isCompressed))
    if (!written.has(file) && !own.has(file)) await rm(path.join(publicRoot, file));
}
