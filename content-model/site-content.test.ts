import { rm } from "node:fs/promises";
import path from "node:path";
import { validTree, writeTree } from "../content-check/testing/content-copy";
import { readSiteContent } from "./site-content";

test("a kind without entries has no folder, and is an empty list", async () => {
  const tree = await validTree();
  for (const name of tree.keys()) if (/^content\/(?:equipment|team)\//u.test(name)) tree.delete(name);
  const root = await writeTree(tree);
  const { equipment, team, software } = readSiteContent(path.join(root, "content"));
  expect([equipment, team, software.map(({ slug }) => slug)]).toEqual([[], [], ["cad"]]);
  await rm(root, { recursive: true });
});
