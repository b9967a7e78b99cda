import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setField, validTree, writeTree } from "./check/testing/content-copy";

const run = (...options: string[]) => runIn({}, ...options);
const runIn = (environment: NodeJS.ProcessEnv, ...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "commands/check-content.ts", ...options], {
    cwd: path.resolve(__dirname, ".."),
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "", ...environment },
  });

let root = "";
beforeAll(async () => {
  const tree = await validTree();
  setField(tree, "content/site/forms.json", ["serviceId"], "service_placeholder");
  root = await writeTree(tree);
});
afterAll(() => rm(root, { recursive: true }));

test("marks the lines of a mistake on GitHub, and for GitLab in a file", async () => {
  const file = path.join(root, "code-quality.json");
  const tree = ["--root", root, "--publish", "--gitlab", file];
  const start = "::error file=content/site/forms.json,line=";
  expect(runIn({ GITHUB_ACTIONS: "true" }, ...tree).stdout).toContain(`\n${start}`);
  expect(run(...tree).stdout).not.toContain("::");
  expect(JSON.parse(await readFile(file, "utf8"))).toContainEqual(
    expect.objectContaining({ location: { path: "content/site/forms.json", lines: { begin: 2 } } }),
  );
});

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
