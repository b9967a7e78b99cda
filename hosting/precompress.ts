import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files-below";

const isText = (file: string) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/u.test(file);

// A smaller response fits one packet, compressed or not.
const minBytes = 1024;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  // gzip's default level, unlike brotli's, is not the best.
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes `.br` and `.gz` files next to the larger texts of a build. */
export async function precompress(publicRoot: string): Promise<void> {
  const texts = (await filesBelow(publicRoot)).filter(isText);
  await Promise.all(texts.map((name) => compress(path.join(publicRoot, name))));
}
