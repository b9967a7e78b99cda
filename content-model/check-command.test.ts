import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setField, validTree, writeTree } from "./check/testing/content-copy";

const run = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "commands/check-content.ts", ...options], {
    cwd: path.resolve(__dirname, ".."),
    encoding: "utf8",
  });

let root = "";
beforeAll(async () => {
  const tree = await validTree();
  setField(tree, "content/site/forms.json", ["serviceId"], "service_placeholder");
  root = await writeTree(tree);
});
afterAll(() => rm(root, { recursive: true }));

test("placeholders pass the ordinary check, and stop the publish check until .env supplies them", async () => {
  const ordinary = run("--root", root);
  expect(ordinary.stdout).toContain("Resta 1 valore segnaposto");
  expect(ordinary.status).toBe(0);
  const publish = run("--root", root, "--publish");
  expect(publish.stdout).toContain("content/site/forms.json\n  riga ");
  expect(publish.status).toBe(1);
  const settings = "GATSBY_EMAILJS_SERVICE_ID=service_k3y\nGATSBY_SITE_URL=https://www.studio.it\n";
  await writeFile(path.join(root, ".env"), settings);
  expect(run("--root", root, "--publish", "--json")).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringContaining('"errors": 0'),
  });
});

test("an unknown option is explained, not taken for another", () => {
  const { stdout, stderr, status } = run("--pubblica");
  expect(stdout + stderr).toContain("npm run check:content");
  expect(status).toBe(2);
});
