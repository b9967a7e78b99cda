import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeGatsbyRuntime, restorePageData } from "./gatsby-runtime";

const hash = "0123456789abcdef0123";
const statistics = {
  namedChunkGroups: {
    app: { assets: [{ name: `app-${hash}.js` }] },
    "island-form": { assets: [{ name: `framework-${hash}.js` }] },
    "island-form-sending": { assets: [{ name: `sending-${hash}.js` }] },
  },
};
const files = {
  "webpack.stats.json": JSON.stringify(statistics),
  "index.html": `<script data-form="/framework-${hash}.js" data-lightbox="/lightbox-${hash}.js"></script>`,
  "page-data/index/page-data.json": "{}",
  "islands/1.json": "{}",
  ...Object.fromEntries(
    ["app", "framework", "framework-x", "sending", "lightbox"].map((name) => [`${name}-${hash}.js`, ""]),
  ),
};

async function build(written: object) {
  const folder = await mkdtemp(path.join(tmpdir(), "runtime-"));
  for (const [name, text] of Object.entries(written)) {
    await mkdir(path.dirname(path.join(folder, "public", name)), { recursive: true });
    await writeFile(path.join(folder, "public", name), text);
  }
  await mkdir(path.join(folder, "cache"));
  return { built: path.join(folder, "public"), cache: path.join(folder, "cache") };
}

test("publishes the files of islands and what pages name, and keeps page data for the next build", async () => {
  const { built, cache } = await build(files);
  await restorePageData(built, cache);
  await removeGatsbyRuntime(built, cache);
  const kept = ["framework", "lightbox", "sending"].map((name) => `${name}-${hash}.js`);
  expect((await readdir(built)).sort()).toEqual([...kept, "index.html", "islands"].sort());
  expect(await readdir(path.join(built, "islands"))).toEqual([]);
  await restorePageData(built, cache);
  expect(await readFile(path.join(built, "page-data/index/page-data.json"), "utf8")).toBe("{}");
});
