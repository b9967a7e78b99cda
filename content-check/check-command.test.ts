import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setField, validTree, writeTree } from "./testing/content-copy";

test.each(["--pubblish", "pubblica", "--root"])(
  "the mistaken option %s gets the usage, in Italian",
  (option) => {
    const args = ["--import", "tsx", "scripts/check-content.ts", option];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^Opzione .+\.\n\nControlla i file della cartella content\.\n(.*\n)+.*--root DIR .*\n$/u,
    );
  },
);

test("placeholders fail --publish until .env replaces them", async () => {
  const tree = await validTree();
  setField(tree, "content/site/forms.json", ["serviceId"], "service_placeholder");
  const root = await writeTree(tree);
  const check = (...options: string[]) => {
    const args = ["--import", "tsx", "scripts/check-content.ts", "--root", root, "--publish", ...options];
    return spawnSync(process.execPath, args, { encoding: "utf8" });
  };
  const location = "content/site/forms.json\n  riga 2";
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining(location) });
  const settings = "GATSBY_EMAILJS_SERVICE_ID=service_k3y\nGATSBY_SITE_URL=https://www.studio.it\n";
  await writeFile(path.join(root, ".env"), settings);
  const { status, stdout } = check("--json");
  expect({ status, ...JSON.parse(stdout) }).toMatchObject({ status: 0, errors: 0 });
  await rm(root, { recursive: true });
});
