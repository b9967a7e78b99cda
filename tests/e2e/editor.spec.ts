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
import {
  type BrowserContext,
  test as base,
  expect as baseExpect,
  type Locator,
  type Page,
} from "@playwright/test";
import sharp from "sharp";
import { slugOf } from "../../content-model/kinds";
import { editorEndpoint } from "../../editor/serve";
import { anna, Forge, forgeApi, luca } from "./forge";

const root = path.join(__dirname, "..", "..");
const origin = "https://redazione.test";
const editorUrl = `${origin}/redazione/`;
const siteUrl = "https://www.studio.test";
const projects = readdirSync(path.join(root, "content/projects")).map(slugOf);
const [slug = "", removableSlug = ""] = projects;
const file = `content/projects/${slug}.json`;
const original = readFileSync(path.join(root, file), "utf8");
const { title: oldTitle, services } = JSON.parse(original) as { title: string; services: string[] };
const newTitle = "Scavo rilevato con il drone";

// No test measures time: on a busy machine, opening the editor alone takes minutes.
const expect = baseExpect.configure({ timeout: 600_000 });

function requestsToOtherHosts(context: BrowserContext, origins: readonly string[]): string[] {
  const otherRequests: string[] = [];
  // Requests that the policy blocks never finish.
  context.on("requestfinished", (request) => {
    const url = request.url().replace(/^blob:/u, "");
    const isKnown = url.startsWith("data:") || origins.includes(new URL(url).origin);
    if (!isKnown) otherRequests.push(url);
  });
  return otherRequests;
}

async function serve(context: BrowserContext, folder: string): Promise<void> {
  const text = readFileSync(path.join(folder, "_headers"), "utf8");
  const headers = Object.fromEntries(
    [...text.matchAll(/^ {2}(.+?): (.+)$/gmu)].map(([, name, value]) => [name, value]),
  );
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname.replace(/\/$/u, "/index.html"));
    if (!existsSync(file)) return route.fulfill({ status: 404, headers });
    return route.fulfill({ headers, path: file });
  });
}

/** `site` is the published `versione.json`. */
type Fixtures = { forge: Forge; site: { commit: string }; editor: Page };

const test = base.extend<Fixtures, { editorFolder: string }>({
  editorFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
      const forge = { EDITOR_BACKEND: "gitea", EDITOR_REPOSITORY: "studio/sito", EDITOR_API: forgeApi };
      const env = { ...process.env, ...forge, GATSBY_SITE_URL: siteUrl };
      execFileSync(process.execPath, ["--import", "tsx", "editor/build.ts", folder], { cwd: root, env });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  forge: async ({}, use) => {
    const forge = new Forge();
    await use(forge);
    forge.remove();
  },
  site: async ({ forge }, use) => use({ commit: forge.head }),
  editor: async ({ context, page, forge, site, editorFolder }, use) => {
    await serve(context, path.join(editorFolder, "public"));
    await forge.listen(context);
    await context.route(`${siteUrl}/versione.json`, (route) => {
      const headers = { "access-control-allow-origin": "*" };
      return route.fulfill({ headers, json: { commit: site.commit, builtAt: new Date().toISOString() } });
    });
    const otherRequests = requestsToOtherHosts(context, [origin, new URL(forgeApi).origin, siteUrl]);
    const configurationErrors: string[] = [];
    page.on("console", (message) => {
      if (/configuration schema/u.test(message.text())) configurationErrors.push(message.text());
    });
    await page.goto(editorUrl);
    await use(page);
    expect(configurationErrors, "errors of the CMS's configuration").toEqual([]);
    expect(otherRequests, "requests to other hosts").toEqual([]);
  },
});

test.describe.configure({ timeout: 1_800_000 });
// The editor is Italian in any browser.
test.use({ locale: "en-GB", viewport: { width: 1400, height: 1000 } });

const message = (page: Page) => page.getByRole("dialog", { name: "Messaggio della redazione" });
const publication = (page: Page) => page.locator("#redazione-status");
const titleField = (page: Page) => page.getByRole("textbox", { name: "Titolo", exact: true }).first();
const field = (page: Page, key: string) => page.locator(`section.field[data-key-path="${key}"]`);
const isSave = ({ body }: { body: string }) => /"operation"/u.test(body);
const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole("button", { name, exact: true }).first().click();
const goTo = (page: Page, place: string) => page.goto(`${editorUrl}#/collections/${place}`);

async function signIn(page: Page, token = anna.token): Promise<void> {
  await press(page, "Accedi con Token di Accesso");
  await page.getByRole("alertdialog").getByRole("textbox").fill(token);
  await press(page.getByRole("alertdialog"), "Accedi");
}

async function openProject(page: Page, title = oldTitle): Promise<void> {
  await page.goto(`${page.url().replace(/[?#].*$/u, "")}#/collections/project/entries/${slug}`);
  await expect(titleField(page)).toHaveValue(title);
}

/** Waits for the CMS to read the repository. */
const expectList = (page: Page, title = oldTitle) =>
  expect(page.getByText(title, { exact: true }).first()).toBeVisible();

/** Signs in, and opens a project. */
async function begin(page: Page): Promise<void> {
  await signIn(page);
  await expectList(page);
  await openProject(page);
}

const save = (page: Page) => press(page, "Salva");

async function expectSaveRejected(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  await save(page);
  const refusal = page.getByRole("alertdialog").filter({ hasText: "Il salvataggio si è fermato" });
  for (const text of texts) await expect(refusal).toContainText(text);
  await expect(refusal).not.toContainText(/JSON|\.json|riga|virgolett|npm/u);
  await press(refusal, "OK");
}

/** Declines to overwrite another's change, which is the default of the editor's question. */
async function expectDeclined(page: Page, text: string): Promise<void> {
  await expect(message(page)).toContainText(text);
  await expect(message(page).getByRole("button", { name: "Annulla" })).toBeFocused();
  await page.keyboard.press("Enter");
  const refusal = page.getByRole("alertdialog").filter({ hasText: "Salvataggio annullato" });
  await press(refusal, "OK");
}

// Scrolls, because fields render only in view.
async function scrollToField(page: Page, place: Locator): Promise<void> {
  await page.mouse.move(300, 500);
  // Counts wheel turns, not time: each waits for the page to follow.
  for (let turn = 0; turn < 500 && !(await place.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await place.scrollIntoViewIfNeeded();
}

async function removeEntry(page: Page, place: string): Promise<void> {
  await goTo(page, place);
  await press(page, "Mostra Opzioni Editor");
  await page.getByRole("menuitem", { name: "Elimina" }).click();
  await press(page.getByRole("alertdialog"), "Elimina");
}

/** Answers the question, and waits until the page has loaded again. */
async function confirmAndReload(page: Page, answer: string): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await press(message(page), answer);
  await reloaded;
}

type Upload = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, key: string, upload: Upload): Promise<void> {
  // The button is «Sfoglia» if the CMS has refused a file, because it then empties the field.
  const replace = field(page, key).getByRole("button", { name: /Sostituisci|Sfoglia/u });
  await scrollToField(page, replace);
  await replace.click();
  const insert = page.getByRole("button", { name: "Inserisci" });
  const picker = page.getByRole("dialog").filter({ has: insert });
  await picker.locator("input[type=file]").last().setInputFiles(upload);
  await insert.click();
  await expect(picker).toBeHidden();
}

// Makes a picture of 12 megapixels, rotated by EXIF, with a GPS position.
async function phonePicture(): Promise<Upload> {
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#246" } })
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 54/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: "IMG_20260 (castello).JPG", mimeType: "image/jpeg", buffer };
}

/** Must be called before the picture is chosen: a fast machine has finished before a test looks. */
const pointerEventsWhileProcessing = (button: Element) =>
  new Promise<string>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".processing")) return;
      observer.disconnect();
      resolve(getComputedStyle(button).pointerEvents);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });

// Ignores findings in Sveltia's parts: no main landmark, no heading, no zoom.
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const ours = violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => html.includes("redazione")).map(({ html }) => `${id}: ${html}`),
  );
  expect(ours).toEqual([]);
}

test("saves one commit, follows it, restores versions and removed entries, and signs out", async ({
  editor,
  forge,
  site,
}) => {
  await signIn(editor, "token-sbagliato");
  await expect(editor.getByText("Il token fornito non è valido")).toBeVisible();
  await begin(editor);

  await expectAccessible(editor);

  await test.step("saves a valid change as one commit of that file", async () => {
    await titleField(editor).fill(newTitle);
    // By default, the CMS would close the form on Escape.
    await titleField(editor).press("Escape");
    await save(editor);
    await expect(publication(editor)).toHaveText("Salvato");
    expect(forge.lastCommit("%an <%ae> %s")).toEqual([
      `${anna.name} <${anna.email}> Cambia Progetto: ${slug}`,
      `M\t${file}`,
    ]);
    expect(forge.read(file)).toBe(original.replace(JSON.stringify(oldTitle), JSON.stringify(newTitle)));
    site.commit = forge.head;
    await expect(publication(editor)).toHaveText(/^In linea dalle \d\d:\d\d$/u);
  });

  await test.step("restores an earlier version", async () => {
    await openProject(editor, newTitle);
    await expect(publication(editor)).toBeHidden();
    await press(editor, "Versioni precedenti");
    await expect(editor.getByRole("listitem").filter({ hasText: anna.name })).toContainText("com'è adesso");
    await expectAccessible(editor);
    await press(editor.getByRole("listitem"), "Ripristina");
    await confirmAndReload(editor, "Ripristina");
    expect(forge.read(file)).toBe(original);
    await expect(publication(editor)).toHaveText("Salvato");
    await expect(publication(editor)).toBeVisible();
  });

  await test.step("restores no version without its picture", async () => {
    const { src } = JSON.parse(original).image as { src: string };
    const otherPicture = "content/images/altra.webp";
    const picture = path.posix.join("content/projects", src);
    forge.commitTexts("Cambia", luca, {
      [picture]: undefined,
      [file]: original.replaceAll(src, "../images/altra.webp"),
      [otherPicture]: "",
    });
    await openProject(editor);
    await press(editor, "Versioni precedenti");
    await press(editor.getByRole("listitem"), "Ripristina");
    await press(message(editor), "Ripristina");
    await expect(message(editor)).toContainText(path.basename(picture));
    await expect(message(editor)).toContainText("non esiste");
    await press(message(editor), "Chiudi");
  });

  await test.step("restores a removed entry at the end of its list", async () => {
    const entry = `content/projects/${removableSlug}.json`;
    const removedEntry = JSON.parse(forge.read(entry));
    site.commit = "";
    await removeEntry(editor, `project/entries/${removableSlug}`);
    await expect.poll(() => forge.git("ls-files", entry)).toBe("");
    await expect(publication(editor)).toHaveText("Salvato");
    await goTo(editor, "project");
    await press(editor, "Voci tolte");
    const line = editor
      .getByRole("listitem")
      .filter({ hasText: `Progetto «${removedEntry.title}», tolta il` });
    await press(line, "Ripristina");
    await confirmAndReload(editor, "Ripristina");
    expect(JSON.parse(forge.read(entry))).toEqual({ ...removedEntry, order: projects.length });
  });

  await test.step("removes no page that a menu names", async () => {
    const { head } = forge;
    await removeEntry(editor, "legal-document/entries/terms-of-service");
    await expect(message(editor)).toContainText("«/terms-of-service» non è una pagina del sito");
    await press(message(editor), "Chiudi");
    expect(forge.head).toBe(head);
    await goTo(editor, "legal-document");
  });

  await test.step("removes the access token from the browser on sign-out", async () => {
    await press(editor, "Mostra Menu Account");
    const signedOut = editor.waitForEvent("load");
    await editor.getByRole("menuitem", { name: "Esci" }).click();
    await signedOut;
    await expect(editor.getByRole("button", { name: "Accedi con Token di Accesso" })).toBeVisible();
    expect(await editor.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(anna.token);
  });
});

test("keeps what was typed, and what others have saved", async ({ editor, forge, site }) => {
  await begin(editor);
  const { head } = forge;

  await test.step("says that pasted lines have become one", async () => {
    await titleField(editor).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "Scavo:\n- uno\n- due");
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await expect(message(editor)).toContainText("Il testo incollato ha più righe");
    await press(message(editor), "Chiudi");
  });

  await test.step("says why a save is impossible", async () => {
    await titleField(editor).fill(newTitle);
    forge.faultFor = ({ path }) => (/\/git\/trees\//u.test(path) ? "cut" : undefined);
    await expectSaveRejected(editor, "non risponde");
    forge.faultFor = (call) => (isSave(call) ? 401 : undefined);
    await expectSaveRejected(editor, "la redazione offre ciò che era scritto");
    forge.faultFor = (call) => (isSave(call) ? "cut" : undefined);
    await expectSaveRejected(editor, "nulla è stato salvato");
    forge.faultFor = () => undefined;
    await expect(titleField(editor)).toHaveValue(newTitle);
    expect(forge.head).toBe(head);
  });

  await test.step("asks before it overwrites what another tab has saved", async () => {
    const otherTab = await editor.context().newPage();
    await otherTab.goto(editorUrl);
    await expectList(otherTab);
    await openProject(otherTab);
    await titleField(otherTab).fill("Il titolo dell'altra scheda");
    await save(otherTab);
    await expect(publication(otherTab)).toHaveText("Salvato");
    await otherTab.close();
    await save(editor);
    await expectDeclined(editor, "in un'altra scheda");
    expect(forge.read(file)).toContain("Il titolo dell'altra scheda");
    await save(editor);
    await press(message(editor), "Salva sopra quella modifica");
    // The CMS returns to the list.
    await expect(titleField(editor)).toBeHidden();
    expect(forge.read(file)).toContain(newTitle);
  });

  await test.step("finds a save whose answer got lost, and names errors elsewhere", async () => {
    const otherEntry = `content/projects/${removableSlug}.json`;
    forge.commitTexts("Cambia", luca, {
      [otherEntry]: forge.read(otherEntry).replace('"title": "', '"title": "<b>'),
    });
    await openProject(editor, newTitle);
    await titleField(editor).fill("Un altro titolo");
    let isCut = false;
    forge.faultFor = (call) => {
      if (isCut) return "cut";
      isCut = isSave(call);
      return isCut ? "lost" : undefined;
    };
    await save(editor);
    const waiting = publication(editor).filter({ hasText: "La connessione è caduta durante il salvataggio" });
    await expect(waiting).toBeVisible();
    forge.faultFor = () => undefined;
    await expect(publication(editor)).toHaveText("Salvato");
    await expect(titleField(editor)).toBeHidden();
    expect(forge.read(file)).toContain("Un altro titolo");
    await expect(message(editor)).toContainText("non andrà in linea finché restano questi errori");
    // Publishes a later commit.
    site.commit = forge.commitTexts("Dopo", luca, { [otherEntry]: undefined });
    await expect(publication(editor)).toHaveText(/^In linea/u);
  });
});

test("asks at sign-out before it deletes a draft, which does not overwrite what came later", async ({
  editor,
  forge,
}) => {
  await begin(editor);
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
  await editor.goto(`${editorUrl}?uscita`);
  await expect(message(editor)).toContainText(`«Progetto: ${slug}»`);
  await editor.keyboard.press("Enter");

  forge.commitTexts("Cambia", luca, { [file]: original.replace(oldTitle, "Il titolo di Luca") });
  await signIn(editor);
  await expectList(editor, "Il titolo di Luca");
  await goTo(editor, `project/entries/${slug}`);
  await press(editor, "Ripristina");
  await expect(titleField(editor)).toHaveValue(`${oldTitle} X`);
  await save(editor);
  await expectDeclined(editor, "cambiata dopo che è stata aperta");
  expect(forge.read(file)).toContain("Il titolo di Luca");
});

test("saves a new project and its converted photograph as one commit", async ({ editor, forge }) => {
  await begin(editor);
  await press(editor, "Mostra Opzioni Editor");
  await editor.getByRole("menuitem", { name: "Duplica" }).click();
  await expect(editor.getByText("Creazione di")).toBeVisible();
  await titleField(editor).fill("Rilievo del castello");
  // Adds an item, because the CMS marks the items of a list that grows.
  const options = field(editor, "facts").getByRole("button", { name: "Opzioni dell'elemento" }).first();
  await scrollToField(editor, options);
  await options.click();
  await editor.getByRole("menuitem", { name: "Duplica" }).click();
  await field(editor, "facts.1.label").getByRole("textbox").fill("Voli");
  const description = field(editor, "seo.description").getByRole("textbox");
  await scrollToField(editor, description);
  await field(editor, "seo.title").getByRole("textbox").fill("Rilievo del castello con il drone");
  await description.fill(`Il castello, dal volo ai prospetti. ${"Rilievo. ".repeat(11)}`.trim());
  await editor.mouse.move(300, 500);
  await editor.mouse.wheel(0, -100_000);
  const saveButton = editor.getByRole("button", { name: "Salva", exact: true });
  const pointerEvents = saveButton.evaluate(pointerEventsWhileProcessing);
  await choose(editor, "image.src", await phonePicture());
  expect(await pointerEvents).toBe("none");
  await save(editor);
  await expect(message(editor)).toContainText("senza «Bozza» va in linea");
  await expect(message(editor)).toContainText("Più di metà dei testi è di");
  await press(message(editor), "Salva così");
  await expect(publication(editor)).toHaveText("Salvato");

  const entry = "content/projects/rilievo-del-castello.json";
  const [subject, ...files] = forge.lastCommit("%s");
  const [picture = ""] = files.flatMap((line) => /^A\t(content\/images\/.+)$/u.exec(line)?.[1] ?? []);
  expect(subject).toBe("Aggiunge Progetto: rilievo-del-castello +1");
  expect(files.sort()).toEqual([`A\t${picture}`, `A\t${entry}`].sort());
  const savedEntry = JSON.parse(forge.read(entry));
  expect(savedEntry.image.src).toBe(picture.replace("content", ".."));
  expect(savedEntry.facts[1]).toEqual({ ...savedEntry.facts[0], label: "Voli" });
  const metadata = await sharp(path.join(forge.root, picture)).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 1920, height: 2560 });
  expect(metadata.exif).toBeUndefined();
});

test("renames an entry with what names it, and commits a PDF with the entry that links to it", async ({
  editor,
  forge,
}) => {
  const [service = ""] = services;
  const entry = "content/pages/accessibilita.json";
  const page = JSON.parse(forge.read(entry));
  page.blocks[0].links = [{ label: "Certificato (PDF)", to: "/documenti/vecchio.pdf" }];
  forge.commitTexts("Collega", anna, {
    [entry]: `${JSON.stringify(page, null, 2)}\n`,
    "static/documenti/vecchio.pdf": "%PDF-1.4 vecchio",
  });
  await signIn(editor);
  await expectList(editor);

  await test.step("shows a page with a form", async () => {
    await goTo(editor, "site/entries/studio");
    await expect(editor.frameLocator("iframe").locator("#contact-form")).toBeVisible();
  });

  await test.step("asks for the new name, says what changes, and makes one commit", async () => {
    const { head } = forge;
    await goTo(editor, `service/entries/${service}`);
    const newName = message(editor).getByRole("textbox");
    await press(editor, "Cambia indirizzo");
    await expect(newName).toHaveValue(service);
    await expectAccessible(editor);
    await newName.fill("Nome nuovo");
    await press(message(editor), "Continua");
    await expect(message(editor)).toContainText("solo lettere minuscole");
    await newName.fill("nome-nuovo");
    await press(message(editor), "Continua");
    await expect(message(editor)).toContainText(`/services/${service} diventa /services/nome-nuovo`);
    await expect(message(editor)).toContainText(`Progetto «${oldTitle}»`);
    await confirmAndReload(editor, "Cambia indirizzo");
    await expect(editor).toHaveURL(/#\/collections\/service\/entries\/nome-nuovo$/u);
    await expect(editor.getByRole("textbox", { name: "Nome del servizio" })).toBeVisible();
    expect(forge.git("rev-parse", "HEAD^")).toBe(head);
    const movedService = JSON.parse(forge.read("content/services/nome-nuovo.json"));
    expect(movedService.formerAddresses).toEqual([`/services/${service}`]);
    expect(JSON.parse(forge.read(file)).services).toContain("nome-nuovo");
    expect(forge.git("ls-files", `content/services/${service}.json`)).toBe("");
  });

  await test.step("offers the new path at once", async () => {
    await goTo(editor, "site/entries/navigation");
    const target = field(editor, "quote.to");
    await scrollToField(editor, target);
    await target.getByRole("combobox").click();
    await expect(editor.getByRole("option", { name: "/services/nome-nuovo" })).toBeVisible();
    await expect(editor.getByRole("option", { name: `/services/${service}`, exact: true })).toHaveCount(0);
    await editor.keyboard.press("Escape");
  });

  await test.step("refuses what is no PDF, or too large, and commits one with its entry", async () => {
    const { head } = forge;
    await goTo(editor, "custom-page/entries/accessibilita");
    for (const list of ["blocks", "blocks.0.links"]) {
      const expand = field(editor, list).getByRole("button", { name: "Espandi", exact: true }).first();
      await scrollToField(editor, expand);
      await expand.click();
    }
    const mimeType = "application/pdf";
    const chooseDocument = (name: string, content: string | Buffer) =>
      choose(editor, "blocks.0.links.0.to", { name, mimeType, buffer: Buffer.from(content) });
    await chooseDocument("Enorme.pdf", Buffer.alloc(30_000_000, "%PDF-1.4"));
    const tooLarge = editor.getByRole("alertdialog");
    await expect(tooLarge).toContainText(/massima di \P{L}*25\P{L}+MB/u);
    await press(tooLarge, "OK");
    await chooseDocument("Relazione.pdf", "PK\u0003\u0004 word/document.xml");
    await expectSaveRejected(editor, "relazione.pdf", "Non è un PDF");
    expect(forge.head).toBe(head);

    await chooseDocument("Qualità ISO 9001.PDF", "%PDF-1.4 certificato");
    await save(editor);
    const savedFile = "static/documenti/qualita-iso-9001.pdf";
    await expect.poll(() => forge.lastCommit("").sort()).toEqual([`A\t${savedFile}`, `M\t${entry}`]);
    expect(forge.read(savedFile)).toBe("%PDF-1.4 certificato");
    expect(JSON.parse(forge.read(entry)).blocks[0].links[0].to).toBe("/documenti/qualita-iso-9001.pdf");
  });
});

/** Serves the editor over the project's folder. Its only project to edit is in the browser's private file system. */
async function openDesk(page: Page) {
  const endpoint = editorEndpoint(path.join(root, "content"), path.join(root, "static"));
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/redazione/u, "");
    void endpoint(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/redazione/`;
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${url}settings.json`);
  const onDisk = (text?: string) =>
    page.evaluate(
      async ([name, newText]) => {
        let folder = await navigator.storage.getDirectory();
        await folder.getDirectoryHandle(".git", { create: true });
        for (const part of name.split("/").slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
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
  await onDisk(original);
  await page.goto(url);
  await press(page, "Lavora con Repository Locale");
  await page.getByText(oldTitle, { exact: true }).first().click();
  return { url, server, onDisk };
}

base("with a local folder, checks each save and writes only the change", async ({ page }) => {
  const { url, server, onDisk } = await openDesk(page);
  const otherRequests = requestsToOtherHosts(page.context(), [new URL(url).origin]);
  const preview = page.frameLocator("iframe");
  await titleField(page).fill("<b>Scavo</b>");
  await expectSaveRejected(page, "«<b>» è un codice");
  expect(await onDisk()).toBe(original);
  await titleField(page).fill(newTitle);
  await expect(preview.locator("h1")).toHaveText(newTitle);
  await expect(preview.locator("h1")).toHaveCSS("color", "rgb(255, 255, 255)");

  const content = (await (await page.request.get(`${url}content.json`)).json()) as {
    texts: Record<string, string>;
  };
  content.texts[file.replace("content/", "")] = original.replace(oldTitle, "Il titolo dopo git pull");
  await page.route("**/content.json", (route) => route.fulfill({ json: content }));
  await save(page);
  await expectDeclined(page, "cambiata dopo che è stata aperta");
  expect(await onDisk()).toBe(original);
  await page.unroute("**/content.json");
  await save(page);
  await expect(publication(page)).toHaveText(/^Salvato su questo computer/u);
  expect(await onDisk()).toBe(original.replace(JSON.stringify(oldTitle), JSON.stringify(newTitle)));

  await openProject(page, newTitle);
  await press(page, "Versioni precedenti");
  await expect(message(page)).toContainText("le conserva git");
  await press(message(page), "Chiudi");
  await press(page, "Mostra Opzioni Editor");
  await page.getByRole("menuitem", { name: "Elimina" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("non torna più");
  expect(otherRequests, "requests to other hosts").toEqual([]);
  server.close();
});
