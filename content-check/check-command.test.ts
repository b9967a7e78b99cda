import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setField, validTree, writeTree } from "./testing/content-copy";

const run = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/check-content.ts", ...options], {
    cwd: path.resolve(__dirname, ".."),
    encoding: "utf8",
    env: process.env,
  });

const forms = "content/site/forms.json";

test("placeholders pass the ordinary check, and stop the publish check until .env supplies them", async () => {
  const tree = await validTree();
  setField(tree, forms, ["serviceId"], "service_placeholder");
  const root = await writeTree(tree);
  try {
    const ordinary = run("--root", root);
    expect(ordinary.stdout).toContain("Resta 1 valore segnaposto");
    expect(ordinary.status).toBe(0);
    const publish = run("--root", root, "--publish");
    expect(publish.stdout).toContain(`${forms}\n  riga 2`);
    expect(publish.status).toBe(1);
    const settings = "GATSBY_EMAILJS_SERVICE_ID=service_k3y\nGATSBY_SITE_URL=https://www.studio.it\n";
    // Windows programs may add a byte order mark.
    await writeFile(path.join(root, ".env"), `\uFEFF${settings}`);
    const { status, stdout } = run("--root", root, "--publish", "--json");
    expect({ status, ...JSON.parse(stdout) }).toMatchObject({ status: 0, errors: 0 });
  } finally {
    await rm(root, { recursive: true });
  }
});
