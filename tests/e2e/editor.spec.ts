/**
 * The form editor over a folder of this computer (`npm run editor`), from its start to the saved file. What the page does
 * in every place: editor-hosted.spec.ts. That `npm start` shows what is saved: live-edit.spec.ts.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { filesBelow } from "../../hosting/files";
import { openDeskEditor } from "./desk-editor";
import {
  newTitle,
  project,
  reach,
  replacePhotograph,
  requestsElsewhere,
  saveButton,
  titleField,
} from "./hosted-editor";
import { photograph } from "./phone-picture";

/** Bytes of every file below `content/`, by path. */
async function contentOf(root: string): Promise<Record<string, string>> {
  const names = (await filesBelow(path.join(root, "content"))).map((name) => `content/${name}`);
  const read = async (name: string) => [name, await readFile(path.join(root, name), "base64")] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

// A journey is many pages long.
test.describe.configure({ timeout: 600_000 });
test.use({ viewport: { width: 1400, height: 1000 } });

test("a project is changed in a form beside its page, and that is all that changes on the disk", async ({
  page,
}) => {
  const editor = await openDeskEditor();
  const elsewhere = requestsElsewhere(page.context(), [editor.url]);
  try {
    const before = await contentOf(editor.root);
    const file = path.join(editor.root, project.file);
    const text = await readFile(file, "utf8");
    await page.goto(editor.url);
    await page.getByText(project.title, { exact: true }).first().click();
    await expect(titleField(page)).toHaveValue(project.title);
    const preview = page.frameLocator("iframe");
    const heading = preview.locator("h1");
    await test.step("the page beside the form is the site's own, with what is in the form now", async () => {
      await expect(heading).toHaveCSS("color", "rgb(255, 255, 255)");
      await expect.poll(() => heading.evaluate(() => document.fonts.check("700 16px Manrope"))).toBe(true);
      await expect(
        preview.locator("[inert] a").filter({ visible: true }).first(),
        "a link that leads nowhere",
      ).toBeVisible();
      await titleField(page).fill(newTitle);
      await expect(heading).toHaveText(newTitle);
    });

    await test.step("it is saved, and nothing else", async () => {
      await saveButton(page).click();
      await expect(page.locator("#redazione-publication")).toHaveText(/^Salvato su questo computer/u);
      const { [project.file]: saved = "", ...others } = await contentOf(editor.root);
      expect({ ...others, [project.file]: before[project.file] }).toEqual(before);
      const values = JSON.parse(Buffer.from(saved, "base64").toString());
      expect(values).toEqual({ ...JSON.parse(text), title: newTitle });
    });

    await test.step("another picture is seen at once", async () => {
      await page.goto(`${editor.url}/#/collections/project/entries/${project.slug}`);
      const picture = preview.locator("img").first();
      await reach(page, page.locator('[data-key-path="image.src"]'));
      await replacePhotograph(page, "image.src", await photograph(1700));
      await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1700);
      await expect(picture).toHaveAttribute("src", /^blob:/u);
    });

    await test.step("a hero without a picture shows its drawing", async () => {
      await page.goto(`${editor.url}/#/collections/pages/entries/contact-page`);
      const drawing = preview.locator("section svg use").first();
      await expect
        .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
        .toBeGreaterThan(0);
    });

    await test.step("a file that cannot be read is reported when the editor opens", async () => {
      await writeFile(file, '{ "slug": "altrove"');
      page.on("dialog", (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByRole("dialog").filter({ hasText: `Progetto «${project.slug}»` })).toBeVisible();
    });
    expect(elsewhere, "requests to other hosts").toEqual([]);
    editor.command.process.kill("SIGINT");
    expect(await editor.command.ended, "exit code after Ctrl+C").toBe(0);
  } finally {
    await editor.close();
  }
});
