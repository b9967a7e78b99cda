/**
 * The editor at an address of its own, over a stand-in of Gitea's API and a real git repository: one journey, and one test
 * for each kind of thing that may go wrong. The answers of every API: editor/browser/*.test.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { anna, type Forge } from "./forge";
import {
  clientId,
  enter,
  expect,
  newTitle,
  openPicker,
  openProject,
  project,
  reach,
  replacePhotograph,
  saveButton,
  saveRefused,
  signIn,
  test,
  titleField,
} from "./hosted-editor";
import { phonePicture, photograph } from "./phone-picture";

const { slug, file, title: old } = project;

const isSave = ({ body }: { body: string }) => /"operation"/u.test(body);
const message = (page: Page) => page.getByRole("dialog", { name: "Messaggio della redazione" });
const publication = (page: Page) => page.locator("#redazione-publication");

// A journey is many pages long.
test.describe.configure({ timeout: 600_000 });
test.use({ viewport: { width: 1400, height: 1000 } });

/** What axe finds besides is Sveltia's: no main landmark, no heading, regions outside landmarks, a viewport that cannot be enlarged. */
async function expectNoFinding(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const ours = violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => html.includes("redazione")).map(({ html }) => `${id}: ${html}`),
  );
  expect(ours).toEqual([]);
}

/** What the browser keeps of the repository: the token, copies of files, and what the CMS has in its databases. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    let drafts = 0;
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result);
      });
      // In `ui-settings` the CMS notes at once, whoever looks, which list is unfolded.
      for (const store of [...database.objectStoreNames].filter((name) => name !== "ui-settings"))
        drafts += await new Promise<number>((resolve) => {
          database.transaction(store).objectStore(store).count().onsuccess = ({ target }) =>
            resolve((target as IDBRequest<number>).result);
        });
      database.close();
    }
    const files = (await caches.keys()).length;
    return { token: localStorage.getItem("sveltia-cms.user") ?? undefined, files, drafts };
  });

/** Of instruments a studio may have none. */
const projects = readdirSync(path.join(__dirname, "..", "..", "content", "projects"));
const removable = projects.at(-1) ?? "";

async function removeAndBringBack(editor: Page, forge: Forge): Promise<void> {
  const name = removable.replace(/\.json$/u, "");
  const entry = `content/projects/${removable}`;
  const before = forge.read(entry);
  const origin = new URL(editor.url()).origin;
  await editor.goto(`${origin}/#/collections/project/entries/${name}`);
  await editor.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
  await editor.getByRole("menuitem", { name: "Elimina" }).click();
  await editor.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
  await expect(message(editor)).toContainText(`· Progetto: ${name}`);
  await message(editor).getByRole("button", { name: "Elimina" }).click();
  await expect.poll(() => forge.git("ls-files", entry)).toBe("");
  await editor.goto(`${origin}/#/collections/project`);
  await editor.getByRole("button", { name: "Voci tolte" }).click();
  const line = editor.getByRole("listitem").filter({ hasText: `Progetto: ${name}, tolta il` });
  await line.getByRole("button", { name: "Ripristina questa voce" }).click();
  const reloaded = editor.waitForEvent("load");
  await message(editor).getByRole("button", { name: "Ripristina" }).click();
  await reloaded;
  expect(forge.git("ls-files", entry)).toBe(entry);
  // Its place has gone to the others.
  expect(JSON.parse(forge.read(entry))).toEqual({ ...JSON.parse(before), order: projects.length });
}

test("sign in, change, see it published, take it back, sign out", async ({ editor, forge, site }) => {
  await signIn(editor, "token-sbagliato");
  await expect(editor.getByText("Il token fornito non è valido")).toBeVisible();
  await enter(editor);
  const before = forge.read(file);
  await openProject(editor);
  await expectNoFinding(editor);
  await titleField(editor).fill(newTitle);
  let answer = () => {};
  const slowly = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  forge.conduct = (call) => (isSave(call) ? slowly : undefined);
  await saveButton(editor).dblclick();
  await expect(editor.getByRole("button", { name: "Salvataggio…" })).toBeDisabled();
  answer();
  await expect(publication(editor)).toHaveText("Salvato, in pubblicazione…");
  expect(forge.git("log", "-1", "--format=%an <%ae> %s", "--name-only").split("\n").filter(Boolean)).toEqual([
    `${anna.name} <${anna.email}> Cambia Progetto: ${slug}`,
    file,
  ]);
  expect(JSON.parse(forge.read(file))).toEqual({ ...JSON.parse(before), title: newTitle });
  site.commit = forge.head;
  await expect(publication(editor)).toHaveText(/^Sito aggiornato alle \d\d:\d\d$/u);

  await editor.goto(`${new URL(editor.url()).origin}/#/collections/project/entries/${slug}`);
  await editor.getByRole("button", { name: "Versioni precedenti" }).click();
  await expect(editor.getByRole("listitem").filter({ hasText: anna.name })).toContainText("com'è adesso");
  await expectNoFinding(editor);
  await editor.getByRole("button", { name: "Ripristina questa versione" }).click();
  await editor.getByRole("button", { name: "Ripristina", exact: true }).click();
  await expect.poll(() => forge.read(file)).toBe(before);
  expect(forge.git("rev-list", "--count", "HEAD")).toBe("3");
  await expect(titleField(editor)).toHaveValue(old);

  await removeAndBringBack(editor, forge);

  await editor.goto(new URL(editor.url()).origin);
  await expect(editor.locator("#redazione-check")).toHaveText("Contenuti in ordine");
  const signedIn = await kept(editor);
  expect(signedIn.token).toContain(anna.token);
  expect([signedIn.files, signedIn.drafts].map((count) => count > 0)).toEqual([true, true]);
  await editor.getByRole("button", { name: "Account" }).click();
  const isOut = editor.waitForEvent("load");
  await editor.getByRole("menuitem", { name: "Esci" }).click();
  await isOut;
  await expect(editor.getByRole("button", { name: "Accedi con Token di Accesso" })).toBeVisible();
  await expect.poll(() => kept(editor)).toEqual({ token: undefined, files: 0, drafts: 0 });
});

test.describe("forgejo", () => {
  test.use({ kind: "forgejo" });

  test("people sign in by their account: nobody types a token", async ({ context, editor }) => {
    await context.route("https://git.test/login/oauth/**", (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      if (!pathname.endsWith("/authorize"))
        return route.fulfill({
          headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
          json: { access_token: anna.token },
        });
      expect(searchParams.get("client_id")).toBe(clientId);
      const answer = new URLSearchParams({ code: "codice", state: searchParams.get("state") ?? "" });
      const location = `${searchParams.get("redirect_uri")}?${answer}`;
      return route.fulfill({ status: 302, headers: { location } });
    });
    await editor.getByRole("button", { name: /^Accedi con .*Forgejo/u }).click();
    await expect(editor.locator("#redazione-check")).toHaveText("Contenuti in ordine");
    expect(context.pages(), "the window to sign in").toEqual([editor]);
  });
});

test("mistakes are refused in the form's words, a colleague's change is kept, and nothing reaches the repository", async ({
  editor,
  forge,
}) => {
  await enter(editor);
  await openProject(editor);
  const start = forge.head;
  const { picker, insert, upload } = await openPicker(editor, "image.src");
  await upload.setInputFiles(await photograph(2000, "IMG_1234.HEIC"));
  await expect(message(editor)).toContainText("condividerla come JPEG");
  await message(editor).getByRole("button", { name: "Chiudi" }).click();
  await upload.setInputFiles(await photograph(900));
  await insert.click();
  await expect(picker).toBeHidden();
  await saveRefused(editor, "larga 900 punti");
  expect(forge.head).toBe(start);

  const theirs = Buffer.from(forge.read(file).replace(old, "Il titolo di un'altra persona"));
  const luca = { name: "Luca Bianchi", email: "luca@studio.test" };
  const head = forge.commit([{ path: file, content: theirs.toString("base64") }], "Cambia", luca);
  await titleField(editor).fill(newTitle);
  await saveButton(editor).click();
  const question = editor.getByRole("alertdialog", { name: "cambiata nel frattempo" });
  await question.getByRole("button", { name: "Annulla" }).click();
  await expect(titleField(editor)).toHaveValue(newTitle);
  expect(forge.head).toBe(head);
});

test("a new project is one commit with its photographs, made fit for the site, and a draft that is the last", async ({
  editor,
  forge,
}) => {
  await enter(editor);
  await openProject(editor);
  await editor.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
  await editor.getByRole("menuitem", { name: "Duplica" }).click();
  await titleField(editor).fill("Rilievo del castello");
  await replacePhotograph(editor, "image.src", await phonePicture(0));
  const unfold = editor
    .locator('section.field[data-key-path="gallery"]')
    .getByRole("button", { name: "Espandi tutto" });
  await reach(editor, unfold);
  await unfold.click();
  await replacePhotograph(editor, "gallery.0.image.src", await phonePicture(90));
  const seo = (name: string) =>
    editor.locator(`section.field[data-key-path="seo.${name}"]`).getByRole("textbox");
  await reach(editor, seo("description"));
  await seo("title").fill("Rilievo del castello con il drone");
  await seo("description").fill(`Il castello, dal volo ai prospetti. ${"Rilievo. ".repeat(11)}`.trim());

  await saveButton(editor).click();
  await expect(message(editor)).toContainText("va subito in linea");
  await message(editor).getByRole("button", { name: "Annulla" }).click();
  await editor.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await editor.getByText("Bozza", { exact: true }).first().scrollIntoViewIfNeeded();
  await editor.getByRole("switch", { name: "Bozza" }).click();
  const orders = forge.git("grep", "-h", "-o", '"order": [0-9]*', "--", "content/projects").match(/\d+/gu);
  await saveButton(editor).click();
  await expect(publication(editor)).toHaveText("Salvato, in pubblicazione…");

  const pictures = ["img_20260-castello", "img_20260-castello-2"].map(
    (name) => `images/projects/rilievo-del-castello/${name}.jpg`,
  );
  const entry = "content/projects/rilievo-del-castello.json";
  expect(forge.git("show", "--name-status", "--format=%s").split("\n").filter(Boolean).sort()).toEqual(
    [
      "Aggiunge Progetto: rilievo-del-castello +2",
      ...pictures.map((name) => `A\tcontent/${name}`),
      `A\t${entry}`,
    ].sort(),
  );
  expect(JSON.parse(forge.read(entry))).toMatchObject({
    draft: true,
    order: Math.max(...(orders ?? []).map(Number)) + 1,
    image: { src: `../${pictures[0]}` },
    gallery: expect.arrayContaining([
      expect.objectContaining({ image: expect.objectContaining({ src: `../${pictures[1]}` }) }),
    ]),
  });
  // Upright, small, and without its place.
  for (const picture of pictures) {
    const seen = await sharp(`${forge.root}/content/${picture}`).metadata();
    expect(seen).toMatchObject({ format: "jpeg", width: 1920, height: 2560 });
    expect(seen.exif).toBeUndefined();
  }
});

test("where the connection breaks nothing typed is lost, and nothing saved twice", async ({
  context,
  editor,
  forge,
}) => {
  await enter(editor);
  const { head } = forge;
  await openProject(editor);
  await titleField(editor).fill(newTitle);
  await editor.keyboard.press("Escape");
  await expect(titleField(editor)).toHaveValue(newTitle);
  forge.conduct = (call) => (isSave(call) ? "cut before" : undefined);
  await saveRefused(editor, "non risponde");
  await expect(titleField(editor)).toHaveValue(newTitle);
  expect(forge.head).toBe(head);

  await test.step("leaving asks first, and the text is offered again", async () => {
    const kept = async () => JSON.stringify(await context.storageState({ indexedDB: true }));
    await expect.poll(kept).toContain(newTitle);
    const question = editor.waitForEvent("dialog", { timeout: 0 });
    const reload = editor.reload();
    const dialog = await question;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reload;
    const restore = editor.getByRole("alertdialog", { name: "Ripristina Bozza" });
    await restore.getByRole("button", { name: "Ripristina" }).click();
    await expect(titleField(editor)).toHaveValue(newTitle);
  });

  await test.step("a save whose answer is lost is seen before it would be made again", async () => {
    forge.conduct = (call) => (isSave(call) ? "cut after" : undefined);
    await saveRefused(editor, "non risponde");
    forge.conduct = () => undefined;
    await saveButton(editor).click();
    await expect(editor.getByRole("alertdialog", { name: "cambiata nel frattempo" })).toBeVisible();
    expect(forge.git("rev-list", "--count", "HEAD")).toBe("2");
    expect(forge.read(file)).toContain(newTitle);
  });
});
