/** The form editor in the staff's own browser: it opens, shows the page beside the form, and saves. The rest: tests/e2e/editor*. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { content } from "../built/content";
import { runCommand, stop } from "../e2e/command";
import { openGate } from "./gate";
import { expect, test as windowTest } from "./support";

const project = join(__dirname, "..", "..");
const [entry = { slug: "", title: "" }] = content.projects;

const test = windowTest.extend<object, { editor: { url: string; root: string } }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it.
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), "editor-"));
      for (const folder of ["content", "static"])
        await cp(join(project, folder), join(root, folder), { recursive: true });
      const command = runCommand(
        ["--import", "tsx", "commands/editor.ts", "--root", root, "--port", "0"],
        /Redazione dei contenuti: (\S+)/u,
      );
      await use({ url: await command.ready, root });
      stop(command);
      await rm(root, { recursive: true });
    },
    { scope: "worker" },
  ],
  gate: [
    async ({ editor }, use) => {
      const { hostname, port } = new URL(editor.url);
      const gate = await openGate(0, { [hostname]: Number(port) });
      await use(gate);
      await gate.close();
    },
    { scope: "worker" },
  ],
  // The CMS tries `eval`, which the policy forbids. Where a browser writes no WebP it asks for a codec that we do not have,
  // and makes its small pictures as PNG; WebKit's driven windows keep none.
  expectedProblems: /policy: script-src eval$|404: .*@jsquash\/webp|rejection: null$/u,
});

test("a title is typed, seen in the page beside the form, and saved", async ({ editor, window }) => {
  await window.open(`${editor.url}/#/collections/project/entries/${entry.slug}`);
  await window.expect("Contenuti in ordine", () => document.querySelector("#redazione-check")?.textContent);
  const heading = () =>
    document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent ?? "no preview";
  await window.expect(entry.title, heading);
  await window.type('section.field[data-key-path="title"] input', " 2");
  await window.expect(`${entry.title} 2`, heading);
  await window.press("//button[normalize-space()='Salva']");
  await expect
    .poll(() => readFile(join(editor.root, `content/projects/${entry.slug}.json`), "utf8"))
    .toContain(`${entry.title} 2`);
});
