/**
 * Tests the editor with a fake Gitea API over a real git repository, and with a local folder. Covers
 * the CMS's undocumented hooks and errors, too.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { slugOf } from "../../content-model/kinds";
import { editorEndpoint } from "../../editor/serve";
import { anna, Forge, forgeApi } from "./forge";

const root = path.join(__dirname, "..", "..");
const address = "https://redazione.test";
const editorPath = `${address}/redazione/`;
const siteUrl = "https://www.studio.test";
const projects = readdirSync(path.join(root, "content/projects")).map(slugOf);
const [slug = "", removable = ""] = projects;
const file = `content/projects/${slug}.json`;
const { title: oldTitle } = JSON.parse(readFileSync(path.join(root, file), "utf8")) as { title: string };
const newTitle = "Scavo rilevato con il drone";

/** `site` is the published `versione.json`. */
type Fixtures = { forge: Forge; site: { commit: string }; editor: Page };

async function serve(context: BrowserContext, folder: string): Promise<void> {
  const text = readFileSync(path.join(folder, "_headers"), "utf8");
  const headers = Object.fromEntries(
    [...text.matchAll(/^ {2}(.+?): (.+)$/gmu)].map(([, name, value]) => [name, value]),
  );
  await context.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname.replace(/\/$/u, "/index.html"));
    if (!existsSync(file)) return route.fulfill({ status: 404, headers });
    return route.fulfill({ headers, path: file });
  });
}

function requestsToOtherHosts(context: BrowserContext, origins: readonly string[]): string[] {
  const otherRequests: string[] = [];
  // Requests that the policy blocks never finish.
  context.on("requestfinished", (request) => {
    const address = request.url().replace(/^blob:/u, "");
    const isKnown = address.startsWith("data:") || origins.includes(new URL(address).origin);
    if (!isKnown) otherRequests.push(address);
  });
  return otherRequests;
}

const test = base.extend<Fixtures & { built: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it.
  built: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
    const forge = { EDITOR_BACKEND: "gitea", EDITOR_REPOSITORY: "studio/sito", EDITOR_API: forgeApi };
    const env = { ...process.env, ...forge, GATSBY_SITE_URL: siteUrl };
    execFileSync(process.execPath, ["--import", "tsx", "editor/build.ts", folder], { cwd: root, env });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  forge: async ({}, use) => {
    const forge = new Forge();
    await use(forge);
    forge.remove();
  },
  site: async ({ forge }, use) => use({ commit: forge.head }),
  editor: async ({ context, page, forge, site, built }, use) => {
    await serve(context, path.join(built, "public"));
    await forge.listen(context);
    await context.route(`${siteUrl}/versione.json`, (route) => {
      const headers = { "access-control-allow-origin": "*" };
      return route.fulfill({ headers, json: { commit: site.commit, built: new Date().toISOString() } });
    });
    const otherRequests = requestsToOtherHosts(context, [address, new URL(forgeApi).origin, siteUrl]);
    const configurationErrors: string[] = [];
    page.on("console", (message) => {
      if (/configuration schema/u.test(message.text())) configurationErrors.push(message.text());
    });
    await page.goto(editorPath);
    await use(page);
    expect(configurationErrors, "errors of the CMS's configuration").toEqual([]);
    expect(otherRequests, "requests to other hosts").toEqual([]);
  },
});

async function signIn(page: Page, token = anna.token): Promise<void> {
  await page.getByRole("button", { name: "Accedi con Token di Accesso" }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill(token);
  await page.getByRole("alertdialog").getByRole("button", { name: "Accedi", exact: true }).click();
}

async function signInAsAnna(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByText(oldTitle, { exact: true }).first()).toBeVisible();
}

async function openProject(page: Page, title = oldTitle): Promise<void> {
  await page.goto(`${page.url().replace(/#.*$/u, "")}#/collections/project/entries/${slug}`);
  await expect(titleField(page)).toHaveValue(title);
}

const titleField = (page: Page) => page.getByRole("textbox", { name: "Titolo", exact: true }).first();
const saveButton = (page: Page) => page.getByRole("button", { name: "Salva", exact: true });
async function expectSaveRejected(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  const refusal = page.getByRole("alertdialog").filter({ hasText: "non è stata salvata" });
  // Repeats the click, which is lost while the form processes a newly chosen picture.
  await expect(async () => {
    await saveButton(page).click({ timeout: 2_000 });
    await expect(refusal).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
  for (const text of texts) await expect(refusal).toContainText(text);
  await expect(refusal).not.toContainText(/JSON|\.json|riga|virgolett|npm/u);
  await refusal.getByRole("button", { name: "OK" }).click();
}

// Scrolls, because fields render only in view.
async function scrollToField(page: Page, field: Locator): Promise<void> {
  await page.mouse.move(300, 500);
  // Counts wheel turns, not time: each waits for the page to follow.
  for (let turn = 0; turn < 500 && !(await field.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await expect(field).toBeVisible();
  await field.scrollIntoViewIfNeeded();
}

// Makes a picture of 12 megapixels, rotated by EXIF, with a GPS position.
async function phonePicture() {
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#246" } })
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 54/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: "IMG_20260 (castello).JPG", mimeType: "image/jpeg", buffer };
}

type Content = { texts: Record<string, string> };
const contentOf = (page: Page) =>
  page.evaluate((): Promise<Content> => fetch("/redazione/content.json").then((answer) => answer.json()));

const isSave = ({ body }: { body: string }) => /"operation"/u.test(body);
const message = (page: Page) => page.getByRole("dialog", { name: "Messaggio della redazione" });
const publication = (page: Page) => page.locator("#redazione-publication");

test.describe.configure({ timeout: 600_000 });
test.use({ viewport: { width: 1400, height: 1000 } });

// Ignores findings in Sveltia's parts: no main landmark, no heading, no zoom.
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const ours = violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => html.includes("redazione")).map(({ html }) => `${id}: ${html}`),
  );
  expect(ours).toEqual([]);
}

async function confirmRestore(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await message(page).getByRole("button", { name: "Ripristina" }).click();
  await reloaded;
}

test("rejects and accepts saves, restores a version and a deleted entry, and signs out", async ({
  editor,
  forge,
  site,
}) => {
  await signIn(editor, "token-sbagliato");
  await expect(editor.getByText("Il token fornito non è valido")).toBeVisible();
  await signInAsAnna(editor);
  const { head } = forge;
  const before = forge.read(file);

  await test.step("rejects an invalid save with the reason, and loses or commits nothing", async () => {
    await openProject(editor);
    await expectAccessible(editor);
    await titleField(editor).fill("<b>Scavo</b>");
    await expectSaveRejected(editor, "«<b>» è un codice", "Toglierlo");
    await expect(titleField(editor)).toHaveValue("<b>Scavo</b>");
    expect(forge.head).toBe(head);
  });

  await test.step("saves a valid change as one commit of that file", async () => {
    await titleField(editor).fill(newTitle);
    await saveButton(editor).click();
    await expect(publication(editor)).toHaveText("Salvato");
    expect(
      forge.git("log", "-1", "--format=%an <%ae> %s", "--name-only").split("\n").filter(Boolean),
    ).toEqual([`${anna.name} <${anna.email}> Cambia Progetto: ${slug}`, file]);
    expect(forge.read(file)).toBe(before.replace(JSON.stringify(oldTitle), JSON.stringify(newTitle)));
    site.commit = forge.head;
    await expect(publication(editor)).toHaveText(/^In linea dalle \d\d:\d\d$/u);
  });

  await test.step("restores an earlier version", async () => {
    await openProject(editor, newTitle);
    await expect(publication(editor)).toBeHidden();
    await editor.getByRole("button", { name: "Versioni precedenti" }).click();
    await expect(editor.getByRole("listitem").filter({ hasText: anna.name })).toContainText("com'è adesso");
    await expectAccessible(editor);
    await editor.getByRole("listitem").getByRole("button", { name: "Ripristina" }).first().click();
    await confirmRestore(editor);
    expect(forge.read(file)).toBe(before);
    await expect(titleField(editor)).toHaveValue(oldTitle);
    await expect(publication(editor)).toHaveText("Salvato");
  });

  await test.step("restores a deleted entry at the end of its list", async () => {
    const entry = `content/projects/${removable}.json`;
    const removed = JSON.parse(forge.read(entry));
    await editor.goto(`${editorPath}#/collections/project/entries/${removable}`);
    await editor.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
    await editor.getByRole("menuitem", { name: "Elimina" }).click();
    await editor.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
    await expect.poll(() => forge.git("ls-files", entry)).toBe("");
    await editor.goto(`${editorPath}#/collections/project`);
    await editor.getByRole("button", { name: "Voci tolte" }).click();
    const line = editor.getByRole("listitem").filter({ hasText: `Progetto: ${removable}, tolta il` });
    await line.getByRole("button", { name: "Ripristina" }).click();
    await confirmRestore(editor);
    expect(JSON.parse(forge.read(entry))).toEqual({ ...removed, order: projects.length });
  });

  await test.step("removes the access token from the browser on sign-out", async () => {
    await editor.goto(editorPath);
    await editor.getByRole("button", { name: "Account" }).click();
    const signedOut = editor.waitForEvent("load");
    await editor.getByRole("menuitem", { name: "Esci" }).click();
    await signedOut;
    await expect(editor.getByRole("button", { name: "Accedi con Token di Accesso" })).toBeVisible();
    expect(await editor.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(anna.token);
  });
});

test("reports a colleague's change and every error of the forge, and keeps typed text", async ({
  editor,
  forge,
}) => {
  await signInAsAnna(editor);
  await openProject(editor);
  await titleField(editor).fill(newTitle);
  const { head } = forge;
  for (const [fault, text] of [
    ["cut", "non risponde"],
    [401, "token è sbagliato o scaduto"],
    [403, "leggere ma non scrivere"],
    [404, "non c'è"],
    [409, "un'altra persona ha salvato"],
    [422, "un'altra persona ha cambiato questa voce"],
    [500, "errore (500)"],
  ] as const) {
    forge.faultFor = ({ address }) => (address.endsWith("/git/trees/main") ? fault : undefined);
    await expectSaveRejected(editor, text);
  }
  for (const [fault, text] of [
    ["cut", "nulla è stato salvato"],
    [401, "Ricaricare la pagina ed entrare con il token nuovo: la redazione offre ciò che era scritto"],
    [403, "leggere ma non scrivere"],
    [409, "un'altra persona ha salvato"],
    [422, "un'altra persona ha cambiato questa voce"],
    [429, "troppe richieste"],
    [500, "nulla è stato salvato"],
  ] as const) {
    forge.faultFor = (call) => (isSave(call) ? fault : undefined);
    await expectSaveRejected(editor, text);
  }
  await expect(titleField(editor)).toHaveValue(newTitle);
  expect(forge.head).toBe(head);

  forge.faultFor = () => undefined;
  const theirs = Buffer.from(forge.read(file).replace(oldTitle, "Il titolo di un'altra persona"));
  const luca = { name: "Luca Bianchi", email: "luca@studio.test" };
  const changed = forge.commit([{ path: file, content: theirs.toString("base64") }], "Cambia", luca);
  await saveButton(editor).click();
  const question = editor.getByRole("alertdialog", { name: "cambiata nel frattempo" });
  await question.getByRole("button", { name: "Annulla" }).click();
  await expect(titleField(editor)).toHaveValue(newTitle);
  expect(forge.head).toBe(changed);
});

test("saves a new project and its converted photograph as one commit", async ({ editor, forge }) => {
  await signInAsAnna(editor);
  await openProject(editor);
  await editor.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
  await editor.getByRole("menuitem", { name: "Duplica" }).click();
  await expect(editor.getByText("Voce duplicata: non è ancora salvata.").first()).toBeVisible();
  await titleField(editor).fill("Rilievo del castello");
  const field = (path: string) => editor.locator(`section.field[data-key-path="${path}"]`);
  const replace = field("image.src").getByRole("button", { name: "Sostituisci l'immagine" });
  await scrollToField(editor, replace);
  await replace.click();
  const insert = editor.getByRole("button", { name: "Inserisci" });
  const picker = editor.getByRole("dialog").filter({ has: insert });
  await picker
    .locator("input[type=file]")
    .last()
    .setInputFiles(await phonePicture());
  await insert.click();
  await expect(picker).toBeHidden();
  // Adds an item, because the CMS marks the items of a list that grows.
  const options = field("facts").getByRole("button", { name: "Opzioni dell'elemento" }).first();
  await scrollToField(editor, options);
  await options.click();
  await editor.getByRole("menuitem", { name: "Duplica" }).click();
  await field("facts.1.label").getByRole("textbox").fill("Voli");
  const description = field("seo.description").getByRole("textbox");
  await scrollToField(editor, description);
  await field("seo.title").getByRole("textbox").fill("Rilievo del castello con il drone");
  await description.fill(`Il castello, dal volo ai prospetti. ${"Rilievo. ".repeat(11)}`.trim());
  await saveButton(editor).click();
  await expect(message(editor)).toContainText("senza «Bozza» va in linea");
  await expect(message(editor)).toContainText("Più di metà dei testi è di");
  await message(editor).getByRole("button", { name: "Salva così" }).click();
  await expect(publication(editor)).toHaveText("Salvato");

  const entry = "content/projects/rilievo-del-castello.json";
  const added = forge.git("show", "--name-status", "--format=%s").split("\n").filter(Boolean);
  const [picture = ""] = added.flatMap((line) => /^A\t(content\/images\/.+)$/u.exec(line)?.[1] ?? []);
  expect(added.sort()).toEqual(
    ["Aggiunge Progetto: rilievo-del-castello +1", `A\t${picture}`, `A\t${entry}`].sort(),
  );
  const saved = JSON.parse(forge.read(entry));
  expect(saved.image.src).toBe(picture.replace("content", ".."));
  expect(saved.facts[1]).toEqual({ ...saved.facts[0], label: "Voli" });
  const metadata = await sharp(path.join(forge.root, picture)).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 1920, height: 2560 });
  expect(metadata.exif).toBeUndefined();
});

base("with a local folder, checks each save and writes only the change", async ({ page }) => {
  const endpoint = editorEndpoint(path.join(root, "content"), path.join(root, "static"));
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/redazione/u, "");
    void endpoint(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/redazione/`;
  const otherRequests = requestsToOtherHosts(page.context(), [new URL(address).origin]);
  // Replaces the folder picker with the origin private file system.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}settings.json`);
  const projectFile = (text?: string) =>
    page.evaluate(
      async ([name, newText]) => {
        let folder = await navigator.storage.getDirectory();
        for (const part of [".git", ...name.split("/").slice(0, -1)]) {
          const inside = await folder.getDirectoryHandle(part, { create: true });
          if (part !== ".git") folder = inside;
        }
        const handle = await folder.getFileHandle(name.split("/").at(-1) ?? "", { create: true });
        if (newText !== undefined) {
          const stream = await handle.createWritable();
          await stream.write(newText);
          await stream.close();
        }
        return (await handle.getFile()).text();
      },
      [file, text] as const,
    );
  const text = await projectFile(readFileSync(path.join(root, file), "utf8"));

  await page.goto(address);
  await page.getByRole("button", { name: "Lavora con Repository Locale" }).click();
  await page.getByText(oldTitle, { exact: true }).first().click();
  const preview = page.frameLocator("iframe");
  await titleField(page).fill("<b>Scavo</b>");
  await expectSaveRejected(page, "«<b>» è un codice");
  expect(await projectFile()).toBe(text);
  await titleField(page).fill(newTitle);
  await expect(preview.locator("h1")).toHaveText(newTitle);
  const changed = text.replace(JSON.stringify(oldTitle), '"Il titolo dopo git pull"');
  const content = await contentOf(page);
  content.texts[file.replace("content/", "")] = changed;
  await page.route("**/content.json", (route) => route.fulfill({ json: content }));
  await saveButton(page).click();
  await expect(message(page)).toContainText("cambiata dopo che è stata aperta");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  expect(await projectFile()).toBe(text);
  await page.unroute("**/content.json");
  await expect(preview.locator("h1")).toHaveCSS("color", "rgb(255, 255, 255)");
  await saveButton(page).click();
  await expect(publication(page)).toHaveText(/^Salvato su questo computer/u);
  expect(await projectFile()).toBe(text.replace(JSON.stringify(oldTitle), JSON.stringify(newTitle)));
  await openProject(page, newTitle);
  await page.getByRole("button", { name: "Versioni precedenti" }).click();
  await expect(message(page)).toContainText("le conserva git");
  await message(page).getByRole("button", { name: "Chiudi" }).click();
  await page.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
  await page.getByRole("menuitem", { name: "Elimina" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
  await expect(message(page)).toContainText("non torna più");
  await page.keyboard.press("Enter");
  expect(await projectFile()).toContain(newTitle);
  expect(otherRequests, "requests to other hosts").toEqual([]);
  server.close();
});

test.describe("what enters the form", () => {
  test("lines pasted into a field of one line are not joined in silence", async ({ editor }) => {
    await signInAsAnna(editor);
    await openProject(editor);
    await titleField(editor).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "Scavo:\n- uno\n- due");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await expect(message(editor)).toContainText("Il testo incollato ha più righe");
  });
});

test.describe("nothing is lost, and nothing is said that is not known", () => {
  const project = (forge: Forge) => JSON.parse(forge.read(file)) as { title: string; place: string };
  const luca = { name: "Luca Bianchi", email: "luca@studio.test" };

  test("two tabs of one browser: the second save asks, and the default is not to overwrite", async ({
    editor,
    forge,
  }) => {
    await signInAsAnna(editor);
    await openProject(editor);
    const other = await editor.context().newPage();
    await other.goto(editorPath);
    await expect(other.getByText(oldTitle, { exact: true }).first()).toBeVisible();
    await openProject(other);
    await titleField(other).fill("Il titolo dell'altra scheda");
    await saveButton(other).click();
    await expect(publication(other)).toHaveText("Salvato");

    await titleField(editor).fill(newTitle);
    await saveButton(editor).click();
    await expect(message(editor)).toContainText("in un'altra scheda");
    await expect(message(editor).getByRole("button", { name: "Annulla" })).toBeFocused();
    await editor.keyboard.press("Enter");
    await editor.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    expect(project(forge).title).toBe("Il titolo dell'altra scheda");
    await saveButton(editor).click();
    await message(editor).getByRole("button", { name: "Salva sopra quella modifica" }).click();
    await expect.poll(() => project(forge).title).toBe(newTitle);
  });

  test("an entry removed meanwhile is said to be removed", async ({ editor, forge }) => {
    await signInAsAnna(editor);
    await openProject(editor);
    await titleField(editor).fill(newTitle);
    forge.commit([{ path: file }], "Toglie", luca);
    await saveButton(editor).click();
    await editor.getByRole("button", { name: "Salva sopra quella modifica" }).click();
    await expect(message(editor)).toContainText("tolta nel frattempo");
    await editor.keyboard.press("Enter");
    await expect(editor.getByRole("alertdialog")).toContainText("Salvataggio annullato");
  });

  test("a lost answer is found in the repository, and errors elsewhere are said", async ({
    editor,
    forge,
    site,
  }) => {
    const other = `content/projects/${removable}.json`;
    const broken = Buffer.from(forge.read(other).replace('"title": "', '"title": "<b>'));
    forge.commit([{ path: other, content: broken.toString("base64") }], "Cambia", luca);
    await signInAsAnna(editor);
    await openProject(editor);
    await titleField(editor).fill(newTitle);
    let isCut = false;
    forge.faultFor = (call) => {
      if (isCut) return "cut";
      isCut = isSave(call);
      return isCut ? "lost" : undefined;
    };
    await saveButton(editor).click();
    const waiting = publication(editor).filter({ hasText: "La connessione è caduta durante il salvataggio" });
    await expect(waiting).toBeVisible();
    forge.faultFor = () => undefined;
    await expect(publication(editor)).toHaveText("Salvato");
    await expect(titleField(editor)).toBeHidden();
    expect(project(forge).title).toBe(newTitle);
    await expect(message(editor)).toContainText("non andrà in linea finché restano questi errori");
    site.commit = forge.commit([{ path: other }], "Dopo", luca);
    await expect(publication(editor)).toHaveText(/^In linea/u);
  });

  test("signing out asks before it deletes a draft, which does not overwrite what came later", async ({
    editor,
    forge,
  }) => {
    await signInAsAnna(editor);
    await openProject(editor);
    await titleField(editor).press("End");
    await editor.keyboard.type(" X");
    const countDrafts = () =>
      editor.evaluate(async () => {
        const [{ name = "" } = {}] = await indexedDB.databases();
        return new Promise<number>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const counting = opening.result.transaction("draft-backups").objectStore("draft-backups").count();
            counting.onsuccess = () => resolve(counting.result);
            opening.result.close();
          };
        });
      });
    await expect.poll(countDrafts).toBe(1);
    await editor.goto(`${editorPath}?uscita`);
    await expect(message(editor)).toContainText(`«Progetto: ${slug}»`);
    await editor.keyboard.press("Enter");

    const theirs = Buffer.from(forge.read(file).replace(oldTitle, "Il titolo di Luca"));
    forge.commit([{ path: file, content: theirs.toString("base64") }], "Cambia", luca);
    await signIn(editor);
    await expect(editor.getByText("Il titolo di Luca", { exact: true }).first()).toBeVisible();
    await editor.goto(`${editorPath}#/collections/project/entries/${slug}`);
    await editor.getByRole("button", { name: "Ripristina", exact: true }).click();
    await expect(titleField(editor)).toHaveValue(`${oldTitle} X`);
    await saveButton(editor).click();
    await expect(message(editor)).toContainText("cambiata dopo che è stata aperta");
    await editor.keyboard.press("Enter");
    await expect(editor.getByRole("alertdialog")).toContainText("Salvataggio annullato");
    expect(project(forge).title).toBe("Il titolo di Luca");
  });

  test("a page whose content is missing says so in Italian", async ({ editor }) => {
    await editor.route("**/content.json", (route) => route.fulfill({ status: 404, body: "Not Found" }));
    await editor.reload();
    await expect(message(editor)).toContainText("ha risposto con un errore (404)");
  });

  test("a save waits for the picture that is being converted", async ({ editor, forge }) => {
    await signInAsAnna(editor);
    await openProject(editor);
    const field = editor.locator('section.field[data-key-path="image.src"]');
    const replace = field.getByRole("button", { name: "Sostituisci l'immagine" });
    await scrollToField(editor, replace);
    await replace.click();
    const insert = editor.getByRole("button", { name: "Inserisci" });
    const picker = editor.getByRole("dialog").filter({ has: insert });
    await picker
      .locator("input[type=file]")
      .last()
      .setInputFiles(await phonePicture());
    await insert.click();
    await expect(field.locator(".processing")).toBeVisible();
    await saveButton(editor).click();
    await expect(message(editor)).toContainText("La fotografia è nuova");
    await message(editor).getByRole("button", { name: "Salva così" }).click();
    await expect.poll(() => forge.git("show", "--name-only", "--format=")).toContain("content/images/");
  });

  test("follows removals and the host's refusal; a version without its picture is not restored", async ({
    editor,
    forge,
    site,
  }) => {
    const { src } = JSON.parse(forge.read(file)).image as { src: string };
    const picture = path.posix.join("content/projects", src);
    const others = Buffer.from(forge.read(file).replaceAll(src, "../images/altra.webp"));
    forge.commit(
      [
        { path: picture },
        { path: file, content: others.toString("base64") },
        { path: "content/images/altra.webp", content: "" },
      ],
      "Cambia",
      luca,
    );
    forge.statuses = [{ status: "failure", target_url: "/studio/sito/actions/runs/1" }];
    await signInAsAnna(editor);
    await expect(publication(editor)).toHaveText(/^Salvato. Una prova non è passata/u);
    forge.statuses = [{ status: "failure", target_url: "https://app.netlify.com/sites/studio/deploys/1" }];
    await expect(publication(editor)).toContainText("Rifiutato");
    site.commit = forge.head;
    await expect(publication(editor)).toHaveText(/^In linea/u);

    await openProject(editor);
    await editor.getByRole("button", { name: "Versioni precedenti" }).click();
    await editor.getByRole("listitem").getByRole("button", { name: "Ripristina" }).first().click();
    await message(editor).getByRole("button", { name: "Ripristina" }).click();
    await expect(message(editor)).toContainText(picture.replace("content/", ""));
    await message(editor).getByRole("button", { name: "Chiudi" }).click();

    await editor.goto(`${editorPath}#/collections/project/entries/${removable}`);
    await editor.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
    await editor.getByRole("menuitem", { name: "Elimina" }).click();
    forge.statuses = [];
    await editor.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
    await expect(publication(editor)).toHaveText("Salvato");
  });
});

test.describe("addresses and documents", () => {
  const [service = ""] = (JSON.parse(readFileSync(path.join(root, file), "utf8")) as { services: string[] })
    .services;

  test("changes an entry's address with what names it, in one commit", async ({ editor, forge }) => {
    await signInAsAnna(editor);
    await editor.goto(`${editorPath}#/collections/service/entries/${service}`);
    await editor.getByRole("button", { name: "Cambia indirizzo" }).click();
    const dialog = editor.getByRole("dialog", { name: "Cambia indirizzo" });
    const newName = dialog.getByRole("textbox");
    const proceed = dialog.getByRole("button", { name: "Continua" });
    await expect(newName).toHaveValue(service);
    await expectAccessible(editor);
    await newName.fill("Nome nuovo");
    await proceed.click();
    await expect(dialog).toContainText("solo lettere minuscole");
    await newName.fill("nome-nuovo");
    await proceed.click();
    await expect(message(editor)).toContainText(`/services/${service} diventa /services/nome-nuovo`);
    await expect(message(editor)).toContainText(`Progetto «${oldTitle}»`);

    const { head } = forge;
    forge.faultFor = (call) => (isSave(call) ? 409 : undefined);
    await message(editor).getByRole("button", { name: "Cambia indirizzo" }).click();
    await expect(message(editor)).toContainText("un'altra persona ha salvato");
    expect(forge.head).toBe(head);
    forge.faultFor = () => undefined;
    await message(editor).getByRole("button", { name: "Chiudi" }).click();

    await editor.getByRole("button", { name: "Cambia indirizzo" }).click();
    await newName.fill("nome-nuovo");
    await proceed.click();
    const reloaded = editor.waitForEvent("load");
    await message(editor).getByRole("button", { name: "Cambia indirizzo" }).click();
    await reloaded;
    await expect(editor).toHaveURL(/#\/collections\/service\/entries\/nome-nuovo$/u);
    await expect(editor.getByRole("textbox", { name: "Nome del servizio" })).toBeVisible();
    expect(forge.git("rev-parse", "HEAD^")).toBe(head);
    expect(JSON.parse(forge.read("content/services/nome-nuovo.json"))).toMatchObject({
      formerAddresses: [`/services/${service}`],
    });
    expect(JSON.parse(forge.read(file)).services).toContain("nome-nuovo");
    expect(forge.git("ls-files", `content/services/${service}.json`)).toBe("");

    await editor.goto(`${editorPath}#/collections/site/entries/navigation`);
    const target = editor.locator('section.field[data-key-path="quote.to"]');
    await scrollToField(editor, target);
    await target.getByRole("combobox").click();
    await expect(editor.getByRole("option", { name: "/services/nome-nuovo" })).toBeVisible();
    await expect(editor.getByRole("option", { name: `/services/${service}`, exact: true })).toHaveCount(0);
  });

  test("commits a PDF with the entry that links to it, and refuses others", async ({ editor, forge }) => {
    const entry = "content/pages/accessibilita.json";
    const page = JSON.parse(forge.read(entry));
    page.blocks[0].links = [{ label: "Certificato (PDF)", to: "/documenti/vecchio.pdf" }];
    const base64 = (text: string) => Buffer.from(text).toString("base64");
    const files = [
      { path: entry, content: base64(`${JSON.stringify(page, null, 2)}\n`) },
      { path: "static/documenti/vecchio.pdf", content: base64("%PDF-1.4 vecchio") },
    ];
    const linked = forge.commit(files, "Collega", anna);
    await signInAsAnna(editor);
    await editor.goto(`${editorPath}#/collections/page/entries/accessibilita`);
    const field = (name: string) => editor.locator(`section.field[data-key-path="${name}"]`);
    for (const item of ["blocks.0", "blocks.0.links.0"]) {
      const list = field(item.slice(0, -2));
      const expand = list.getByRole("button", { name: "Espandi", exact: true }).first();
      await scrollToField(editor, expand);
      await expand.click();
    }
    // The CMS empties the field when it refuses a file.
    const replace = field("blocks.0.links.0.to").getByRole("button", { name: /Sostituisci|Sfoglia/u });
    const insert = editor.getByRole("button", { name: "Inserisci" });
    const picker = editor.getByRole("dialog").filter({ has: insert });
    const choose = async (name: string, content: string | Buffer) => {
      await scrollToField(editor, replace);
      await replace.click();
      const buffer = Buffer.from(content);
      await picker
        .locator("input[type=file]")
        .last()
        .setInputFiles({ name, mimeType: "application/pdf", buffer });
      await insert.click();
      await expect(picker).toBeHidden();
    };

    await choose("Enorme.pdf", Buffer.alloc(30_000_000, "%PDF-1.4"));
    const tooLarge = editor.getByRole("alertdialog");
    await expect(tooLarge).toContainText(/massima di \P{L}*25\P{L}+MB/u);
    await tooLarge.getByRole("button", { name: "OK" }).click();
    await choose("Relazione.pdf", "PK\u0003\u0004 word/document.xml");
    await expectSaveRejected(editor, "relazione.pdf", "Non è un PDF");
    expect(forge.head).toBe(linked);

    await choose("Qualità ISO 9001.PDF", "%PDF-1.4 certificato");
    await saveButton(editor).click();
    const saved = "static/documenti/qualita-iso-9001.pdf";
    const changes = () => forge.git("show", "--name-status", "--format=").split("\n").sort();
    await expect.poll(changes).toEqual([`A\t${saved}`, `M\t${entry}`]);
    expect(forge.read(saved)).toBe("%PDF-1.4 certificato");
    expect(JSON.parse(forge.read(entry)).blocks[0].links[0].to).toBe("/documenti/qualita-iso-9001.pdf");
  });
});
