/** The form editor in the staff's own browser: it opens, shows the page beside the form, and saves. The rest: tests/e2e/editor*. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDeskEditor } from "../e2e/desk-editor";
import { newTitle, project } from "../e2e/hosted-editor";
import { openGate } from "./gate";
import { expect, test as windowTest } from "./support";

const test = windowTest.extend<object, { editor: { url: string; root: string } }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it.
    async ({}, use) => {
      const editor = await openDeskEditor();
      await use(editor);
      await editor.close();
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
  const file = join(editor.root, project.file);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(JSON.stringify(project.title), JSON.stringify(newTitle)));
  await window.open(`${editor.url}/#/collections/project/entries/${project.slug}`);
  await window.expect("Contenuti in ordine", () => document.querySelector("#redazione-check")?.textContent);
  const heading = () =>
    document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent ?? "no preview";
  await window.expect(newTitle, heading);
  await window.type('section.field[data-key-path="title"] input', " 2");
  await window.expect(`${newTitle} 2`, heading);
  await window.press("//button[normalize-space()='Salva']");
  await expect.poll(() => readFile(file, "utf8")).toContain(`${newTitle} 2`);
});
