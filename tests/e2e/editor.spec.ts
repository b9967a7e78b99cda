/**
 * The form editor over a folder of this computer (`npm run editor`), from its start to the saved file. It is the page of
 * editor-hosted.spec.ts and editor-mistakes.spec.ts: here stands what our own server does. That `npm start` shows what
 * is saved: live-edit.spec.ts.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { checkContent } from "../../content-model/check";
import { runCommand, stop } from "./command";
import { reach, replacePhotograph } from "./hosted-editor";

const project = path.join(__dirname, "..", "..");

type Editor = { url: string; root: string };

const test = base.extend<{ editor: Editor }>({
  editor: async ({ context }, use) => {
    const root = await mkdtemp(path.join(os.tmpdir(), "editor-"));
    for (const folder of ["content", "static"])
      await cp(path.join(project, folder), path.join(root, folder), { recursive: true });
    const command = runCommand(
      ["--import", "tsx", "commands/editor.ts", "--root", root, "--port", "0"],
      /Redazione dei contenuti: (\S+)/u,
    );
    const elsewhere: string[] = [];
    try {
      const url = await command.ready;
      context.on("request", (request) => {
        const isOurs = [`${url}/`, `blob:${url}/`, "data:"].some((start) => request.url().startsWith(start));
        if (!isOurs) elsewhere.push(request.url());
      });
      await use({ url, root });
      expect(elsewhere, "requests to other hosts").toEqual([]);
      command.process.kill("SIGINT");
      expect(await command.ended, "exit code after Ctrl+C").toBe(0);
    } finally {
      stop(command);
      await rm(root, { recursive: true, force: true });
    }
  },
});

/** Bytes of every file below `content/`, by path. */
async function contentOf(root: string): Promise<Map<string, string>> {
  const folder = path.join(root, "content");
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), "base64")] as const),
    ),
  );
}

const changedFiles = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));

const check = (root: string) =>
  checkContent({ contentRoot: path.join(root, "content"), staticRoot: path.join(root, "static") });

const slug = "rilievo-area-archeologica";
const file = `projects/${slug}.json`;

async function openProject(page: Page, { url, root }: Editor): Promise<string> {
  const text = await readFile(path.join(root, "content", file), "utf8");
  await page.goto(url);
  await page.getByText((JSON.parse(text) as { title: string }).title).click();
  await expect(titleField(page)).toHaveValue((JSON.parse(text) as { title: string }).title);
  return text;
}

const titleField = (page: Page) => page.getByRole("textbox", { name: "Titolo", exact: true }).first();
const save = (page: Page) => page.getByRole("button", { name: "Salva", exact: true });

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1400, height: 1000 } });

test("a project's title is changed in a form, and that is all that changes on the disk", async ({
  page,
  editor,
}) => {
  const before = await contentOf(editor.root);
  const text = await openProject(page, editor);
  const { title } = JSON.parse(text) as { title: string };

  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.evaluate(() => {
    window.open = (address) => {
      document.title = String(address);
      return null;
    };
  });
  await page.getByRole("button", { name: "Apri la pagina" }).click();
  await expect(page).toHaveTitle(`http://localhost:8000/portfolio/${slug}`);

  await titleField(page).fill("Scavo rilevato con il drone");
  await save(page).click();
  await expect
    .poll(() => readFile(path.join(editor.root, "content", file), "utf8"), { timeout: 30_000 })
    .toBe(text.replace(JSON.stringify(title), '"Scavo rilevato con il drone"'));
  expect(changedFiles(before, await contentOf(editor.root))).toEqual([file]);
  await expect(page.locator("#redazione-publication")).toHaveText(/^Salvato su questo computer/u, {
    timeout: 60_000,
  });
  expect((await check(editor.root)).errors, "errors of the content").toBe(0);
});

test("the preview is the site's own page, with the text and the picture that are in the form now", async ({
  page,
  editor,
}) => {
  await openProject(page, editor);
  const preview = page.frameLocator("iframe");
  const heading = preview.locator("h1");
  await expect(heading).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(heading).toHaveCSS("font-family", /^Manrope,/u);
  await expect
    .poll(() => heading.evaluate(() => document.fonts.check("700 16px Manrope")), {
      message: "the font is there",
    })
    .toBe(true);
  await expect(preview.locator("[inert] a").first(), "a link that leads nowhere").toBeVisible();
  await titleField(page).fill("Scavo rilevato con il drone");
  await expect(heading).toHaveText("Scavo rilevato con il drone");

  const picture = () =>
    preview
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => ({ address: image.src, width: image.naturalWidth }));
  const isShown = { address: expect.stringMatching(/^blob:/u), width: 1920 };
  await expect.poll(picture, { timeout: 30_000 }).toEqual(isShown);
  const photograph = page.locator('[data-key-path="image.src"] .preview.tile');
  await reach(page, () => photograph);
  const { width, height } = (await photograph.boundingBox()) ?? { width: 0, height: 0 };
  await photograph.click({ position: { x: 0.25 * width, y: 0.75 * height } });
  await expect(preview.locator("img").first(), "its focal point").toHaveCSS("object-position", "25% 75%");
  const other = path.join(editor.root, "content/images/equipment/drone.jpg");
  await replacePhotograph(page, "image.src", other);
  await expect.poll(picture).toEqual({ ...isShown, width: 1600 });
});

test("a file that cannot be read is told when the editor opens", async ({ page, editor }) => {
  await writeFile(path.join(editor.root, "content", file), '{ "slug": "altrove"');
  await page.goto(editor.url);
  await expect(page.getByRole("dialog").filter({ hasText: `Progetto «${slug}»` })).toBeVisible({
    timeout: 60_000,
  });
});

test("a file that somebody else has changed meanwhile is not written over", async ({ page, editor }) => {
  await openProject(page, editor);
  await titleField(page).fill("Scavo rilevato con il drone");
  await writeFile(path.join(editor.root, "content", file), '{ "slug": "altrove" }\n');
  const before = await contentOf(editor.root);
  await save(page).click();
  const question = page.getByRole("alertdialog", { name: "La voce è cambiata nel frattempo" });
  await question.getByRole("button", { name: "Annulla" }).click();
  await expect(titleField(page)).toHaveValue("Scavo rilevato con il drone");
  expect(changedFiles(before, await contentOf(editor.root))).toEqual([]);
});
