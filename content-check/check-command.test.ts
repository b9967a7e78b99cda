import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setField, validTree, writeTree } from "./testing/content-copy";

const tsx = pathToFileURL(require.resolve("tsx")).href;
const script = path.resolve("scripts/check-content.ts");

const check = (cwd: string, option: string) =>
  spawnSync(process.execPath, ["--import", tsx, script, option], { cwd, encoding: "utf8" });

test("a mistaken option gets the usage, in Italian", () => {
  const { status, stderr } = check(".", "--pubblish");
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Opzione .+\.\n\nControlla i file della cartella content\.\n/u);
});

test("placeholders fail --publish until .env replaces them", async () => {
  const tree = await validTree();
  setField(tree, "content/site/forms.json", ["serviceId"], "service_placeholder");
  const root = await writeTree(tree);
  const location = "content/site/forms.json\n  riga 2";
  expect(check(root, "--publish")).toMatchObject({ status: 1, stdout: expect.stringContaining(location) });
  const settings = "GATSBY_EMAILJS_SERVICE_ID=service_k3y\nGATSBY_SITE_URL=https://www.studio.it\n";
  await writeFile(path.join(root, ".env"), settings);
  expect(check(root, "--publish").status).toBe(0);
  await rm(root, { recursive: true });
});
