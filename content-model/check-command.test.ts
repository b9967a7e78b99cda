/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setField, validTree, writeTree } from "./check/testing/content-copy";

const project = path.resolve(__dirname, "..");

const run = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "commands/check-content.ts", ...options], {
    cwd: project,
    encoding: "utf8",
  });

let root = "";
beforeAll(async () => {
  const tree = await validTree();
  setField(tree, "content/team/titolare.json", ["name"], "Geom. Nome Cognome");
  root = await writeTree(tree);
});
afterAll(() => rm(root, { recursive: true }));

test("placeholders pass the ordinary check and stop the publish check", () => {
  const ordinary = run("--root", root);
  expect(ordinary.stdout).toContain("Resta 1 valore segnaposto");
  expect(ordinary.status).toBe(0);
  const publish = run("--root", root, "--publish");
  expect(publish.stdout).toContain("content/team/titolare.json\n  riga ");
  expect(publish.status).toBe(1);
}, 30_000);

test("a value that .env supplies is no longer missing", async () => {
  const tree = await validTree();
  setField(tree, "content/site/forms.json", ["serviceId"], "service_placeholder");
  const copy = await writeTree(tree);
  expect(run("--root", copy, "--publish").status).toBe(1);
  await writeFile(
    path.join(copy, ".env"),
    "GATSBY_EMAILJS_SERVICE_ID=service_k3y\nGATSBY_SITE_URL=https://www.studio.it\n",
  );
  expect(run("--root", copy, "--publish")).toMatchObject({ status: 0, stderr: "" });
  await rm(copy, { recursive: true });
}, 30_000);

test("--json is a report for programs", () => {
  const { stdout, status } = run("--root", root, "--json");
  expect(JSON.parse(stdout)).toMatchObject({
    errors: 0,
    warnings: 1,
    problems: [{ rule: "placeholder", severity: "warning" }],
  });
  expect(status).toBe(0);
}, 30_000);

test("an unknown option is explained, not taken for another", () => {
  const { stdout, stderr, status } = run("--pubblica");
  expect(stdout + stderr).toContain("npm run check:content");
  expect(status).toBe(2);
}, 30_000);
