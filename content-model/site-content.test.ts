import { rm } from "node:fs/promises";
import path from "node:path";
import { validTree, writeTree } from "../content-check/testing/content-copy";
import { readSiteContent } from "./site-content";

test("a kind without entries is an empty list; a missing optional page is undefined", async () => {
  const tree = await validTree();
  tree.delete("content/pages/attrezzature.json");
  for (const name of tree.keys()) if (/^content\/(?:equipment|team)\//u.test(name)) tree.delete(name);
  const root = await writeTree(tree);
  const { equipment, team, software, equipmentPage } = readSiteContent(path.join(root, "content"));
  expect([equipment, team, software.map(({ slug }) => slug)]).toEqual([[], [], ["cad"]]);
  expect(equipmentPage).toBeUndefined();
  await rm(root, { recursive: true });
});
