import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** zlib's brotli is at its best by itself, its gzip is not. */
const encodings = {
  ".br": (bytes: Buffer): Promise<Buffer> => brotli(bytes),
  ".gz": (bytes: Buffer): Promise<Buffer> => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const isText = (file: string) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/u.test(file);

/** Below this many bytes an answer fits one packet either way. */
const smallest = 1024;

/** Writes `.br` and `.gz` files next to the larger texts of a build, for hosts that send them as they are. */
export async function precompress(publicRoot: string): Promise<void> {
  const files = (await filesBelow(publicRoot)).filter(isText);
  // All at once: zlib queues for the threads there are.
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(publicRoot, name);
      const bytes = await readFile(file);
      if (bytes.length < smallest) return;
      for (const [extension, compress] of Object.entries(encodings))
        await writeFile(`${file}${extension}`, await compress(bytes));
    }),
  );
}
