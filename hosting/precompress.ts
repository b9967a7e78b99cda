import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files";

/** Writes `.br` and `.gz` files next to the larger texts of a build. */
export async function precompress(publicRoot: string): Promise<void> {
  const isText = (file: string) => /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/u.test(file);
  const compress = async (name: string) => {
    const file = path.join(publicRoot, name);
    const bytes = await readFile(file);
    // A smaller response fits one packet either way.
    if (bytes.length < 1024) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    // Unlike brotli's, gzip's default level is not the best.
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
  };
  await Promise.all((await filesBelow(publicRoot)).filter(isText).map(compress));
}
