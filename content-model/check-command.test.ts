import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setField, validTree, writeTree } from "./check/testing/content-copy";
import { closedLists } from "./specification";

const run = (environment: NodeJS.ProcessEnv, ...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "commands/check-content.ts", ...options], {
    cwd: path.resolve(__dirname, ".."),
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "", ...environment },
  });

const forms = "content/site/forms.json";

test("placeholders pass the ordinary check, and stop the publish check until .env supplies them", async () => {
  // The command knows no other lists than those of the specification, whatever they are.
  const tree = await validTree(closedLists);
  setField(tree, forms, ["serviceId"], "service_placeholder");
  const root = await writeTree(tree);
  const file = path.join(root, "code-quality.json");
  try {
    const ordinary = run({}, "--root", root);
    expect(ordinary.stdout).toContain("Resta 1 valore segnaposto");
    expect(ordinary.stdout).not.toContain("::");
    expect(ordinary.status).toBe(0);
    // On GitHub the lines of a mistake are marked, for GitLab in a file.
    const publish = run({ GITHUB_ACTIONS: "true" }, "--root", root, "--publish", "--gitlab", file);
    expect(publish.stdout).toContain(`${forms}\n  riga 2`);
    expect(publish.stdout).toContain(`\n::error file=${forms},line=2`);
    expect(publish.status).toBe(1);
    const issue = { location: { path: forms, lines: { begin: 2 } } };
    expect(JSON.parse(await readFile(file, "utf8"))).toContainEqual(expect.objectContaining(issue));
    const settings = "GATSBY_EMAILJS_SERVICE_ID=service_k3y\nGATSBY_SITE_URL=https://www.studio.it\n";
    await writeFile(path.join(root, ".env"), settings);
    const { status, stdout } = run({}, "--root", root, "--publish", "--json");
    expect({ status, ...JSON.parse(stdout) }).toMatchObject({ status: 0, errors: 0 });
  } finally {
    await rm(root, { recursive: true });
  }
});
