import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeGatsbyRuntime, restorePageData } from "./gatsby-runtime";

test("page data is not published, but kept for the next build", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "runtime-"));
  const [publicRoot, cache] = [path.join(folder, "public"), path.join(folder, "cache")];
  const pageData = path.join(publicRoot, "page-data/index/page-data.json");
  await mkdir(path.dirname(pageData), { recursive: true });
  await mkdir(cache);
  await writeFile(pageData, "{}");
  await writeFile(path.join(publicRoot, "webpack.stats.json"), '{ "namedChunkGroups": {} }');
  await restorePageData(publicRoot, cache);
  await removeGatsbyRuntime(publicRoot, cache);
  expect(await readdir(publicRoot)).toEqual([]);
  await restorePageData(publicRoot, cache);
  expect(await readFile(pageData, "utf8")).toBe("{}");
  await rm(folder, { recursive: true });
});
