/** What the editor says of mistakes, of odd repositories and slow ones; nothing of it differs from one API to the other. */
import AxeBuilder from "@axe-core/playwright";
import sharp from "sharp";
import { anna } from "./forge";
import {
  enter,
  expect,
  openPicker,
  reach,
  refusal,
  replacePhotograph,
  saveButton,
  signIn,
  test,
  titleField,
} from "./hosted-editor";
import { phonePicture } from "./phone-picture";

const slug = "rilievo-area-archeologica";
const file = `content/projects/${slug}.json`;

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1400, height: 1000 } });

const titleOf = (text: string) => (JSON.parse(text) as { title: string }).title;
const ours = { name: "Messaggio della redazione" };

test("mistakes are refused in the form's words, and nothing reaches the repository", async ({
  editor,
  forge,
}) => {
  await enter(editor);
  const { head } = forge;
  await editor.getByText(titleOf(forge.read(file))).click();
  const refused = async (...words: string[]) => {
    await saveButton(editor).click();
    for (const word of words) await expect(refusal(editor)).toContainText(word, { timeout: 20_000 });
    await expect(refusal(editor)).not.toContainText(/JSON|\.json|riga|virgolett|npm/u);
    await refusal(editor).getByRole("button", { name: "OK" }).click();
  };
  const draft = editor.getByRole("switch", { name: "Bozza" });
  await draft.click();
  await refused("Bozza", "fa parte del sito");
  await draft.click();

  const { picker, insert, upload } = await openPicker(editor, "image.src");
  for (const [name, words] of [
    ["IMG_1234.HEIC", "condividerla come JPEG"],
    ["tavola.pdf", "è un PDF"],
    ["animazione.gif", "un formato che il sito non usa"],
    ["appunti.docx", "non è una fotografia"],
  ] as const) {
    await upload.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from("x") });
    await expect(editor.getByRole("dialog", ours)).toContainText(words);
    await editor.getByRole("dialog", ours).getByRole("button", { name: "Chiudi" }).click();
  }
  const small = { create: { width: 900, height: 600, channels: 3, background: "#456" } } as const;
  await upload.setInputFiles({
    name: "piccola.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp(small).jpeg().toBuffer(),
  });
  await insert.click();
  await expect(picker).toBeHidden();
  await refused("larga 900 punti");

  // As Safari, which writes no WebP.
  await editor.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback) {
      toBlob.call(this, callback, "image/png");
    };
  });
  const buffer = await sharp("content/images/pages/home.jpg").webp().toBuffer();
  await replacePhotograph(editor, "image.src", { name: "foto.webp", mimeType: "image/webp", buffer });
  await refused("formato che il sito non usa (webp)", "Salvarla di nuovo come .jpg");

  await editor.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
  await editor.getByRole("menuitem", { name: "Elimina" }).click();
  await editor.getByRole("button", { name: "Elimina", exact: true }).click();
  await expect(editor.getByRole("dialog", ours)).toContainText("Fa parte del sito: non si può togliere");
  expect(forge.head).toBe(head);
});

test("a new project is one commit with its four photographs, a draft, and the last of the list", async ({
  editor,
  forge,
}) => {
  await enter(editor);
  await editor.goto(`${new URL(editor.url()).origin}/#/collections/project/entries/${slug}`);
  await editor.getByRole("button", { name: "Mostra Opzioni Editor" }).click();
  await editor.getByRole("menuitem", { name: "Duplica" }).click();
  await titleField(editor).fill("Rilievo del castello");
  const photographs = {
    image: "image",
    "gallery.0.image": "image-2",
    "gallery.1.image": "image-3",
    "gallery.2.image": "image-4",
  };
  for (const [index, keyPath] of Object.keys(photographs).entries()) {
    if (index === 1) {
      const gallery = editor.locator('section.field[data-key-path="gallery"]');
      const unfold = gallery.getByRole("button", { name: "Espandi tutto" });
      await reach(editor, () => unfold);
      await unfold.click();
    }
    // As an iPhone calls them all.
    const photograph = { ...(await phonePicture(90 * index)), name: "image.jpg" };
    await replacePhotograph(editor, `${keyPath}.src`, photograph);
  }
  const seo = (name: string) =>
    editor.locator(`section.field[data-key-path="seo.${name}"]`).getByRole("textbox");
  await reach(editor, () => seo("description"));
  await seo("title").fill("Rilievo del castello con il drone");
  await seo("description").fill(`Il castello, dal volo ai prospetti. ${"Rilievo. ".repeat(11)}`.trim());

  await saveButton(editor).click();
  await expect(editor.getByRole("dialog", ours)).toContainText("va subito in linea");
  await editor.getByRole("dialog", ours).getByRole("button", { name: "Annulla" }).click();
  await refusal(editor).getByRole("button", { name: "OK" }).click();
  await editor.getByText("Bozza", { exact: true }).first().scrollIntoViewIfNeeded();
  await editor.getByRole("switch", { name: "Bozza" }).click();
  await saveButton(editor).click();
  await expect(editor.locator("#redazione-publication")).toHaveText("Salvato, in pubblicazione…");
  const pictureOf = (name: string) => `images/projects/rilievo-del-castello/${name}.jpg`;
  expect(forge.git("show", "--name-status", "--format=%s").split("\n").filter(Boolean)).toEqual([
    "Aggiunge Progetto: rilievo-del-castello +4",
    ...Object.values(photographs)
      .map((name) => `A\tcontent/${pictureOf(name)}`)
      .sort(),
    "A\tcontent/projects/rilievo-del-castello.json",
  ]);
  const shown = (name: string) => ({ src: `../${pictureOf(name)}` });
  expect(JSON.parse(forge.read("content/projects/rilievo-del-castello.json"))).toMatchObject({
    draft: true,
    order: 10,
    image: shown("image"),
    gallery: ["image-2", "image-3", "image-4"].map((name) => ({ image: shown(name) })),
  });
});

test("what is wrong with a repository is told before anything is saved", async ({ editor, forge }) => {
  forge.commit(
    [
      { path: file, bytes: Buffer.from('{ "title": ') },
      { path: "content-model/fields.ts", bytes: Buffer.from("// later") },
    ],
    "Cambia",
    anna,
  );
  await signIn(editor);
  await expect(editor.getByRole("dialog", ours)).toContainText("altra versione del sito", {
    timeout: 30_000,
  });
  await editor.getByRole("dialog", ours).getByRole("button", { name: "Chiudi" }).click();
  await expect(editor.locator("#redazione-check.wrong")).toBeVisible();
});

test.describe("a repository of something else", () => {
  test.use({ folders: [] });
  test("is told to be one", async ({ editor }) => {
    await signIn(editor);
    await expect(editor.getByRole("dialog", ours)).toContainText("non c'è la cartella content", {
      timeout: 30_000,
    });
  });
});

test("a branch that is not there is told", async ({ editor, forge }) => {
  forge.git("branch", "-m", "main", "altro");
  await signIn(editor);
  await expect(editor.getByText(/ramo/u).first()).toBeVisible({ timeout: 30_000 });
});

test("an empty repository is told", async ({ editor, forge }) => {
  forge.git("update-ref", "-d", "HEAD");
  forge.conduct = ({ address }) => (address.includes("/git/trees/") ? 409 : undefined);
  await signIn(editor);
  await expect(editor.locator("#redazione-check")).toContainText("il ramo o il file non c'è");
});

test("a save that takes its time is made once, however often it is asked for", async ({ editor, forge }) => {
  await enter(editor);
  await editor.getByText(titleOf(forge.read(file))).click();
  await titleField(editor).fill("Scavo rilevato con il drone");
  forge.conduct = () => "slow";
  await saveButton(editor).dblclick();
  await expect(editor.getByRole("button", { name: "Salvataggio…" })).toBeDisabled();
  await expect(editor.locator("#redazione-publication")).toHaveText("Salvato, in pubblicazione…", {
    timeout: 30_000,
  });
  expect(forge.read(file)).toContain("Scavo rilevato con il drone");
  expect(forge.git("rev-list", "--count", "HEAD")).toBe("2");
  expect(forge.calls.filter(({ body }) => body.includes("operation"))).toHaveLength(1);
});

test("two files of one name are refused, however they came together", async ({ editor, forge }) => {
  await enter(editor);
  const { head } = forge;
  const told = await editor.evaluate(
    async ([address, token]) => {
      const file = { operation: "create", path: "content/images/image.jpg" };
      const files = ["YQ==", "Yg=="].map((content) => ({ ...file, content }));
      const headers = { authorization: `token ${token}` };
      const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify({ files }) });
      return (await answer.json()).message as string;
    },
    [`${forge.api}/repos/studio/sito/contents`, anna.token] as const,
  );
  expect(told).toContain("Due file diversi si chiamano «image.jpg»");
  expect(forge.head).toBe(head);
});

test("a browser that keeps nothing is told to be unfit", async ({ context, editor }) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(editor.url());
  await expect(page.getByRole("dialog", ours)).toContainText(
    "non permette a questa pagina di conservare dati",
  );
});

test("what was typed is offered again after a reload, and leaving asks first", async ({ editor, forge }) => {
  await enter(editor);
  await editor.getByText(titleOf(forge.read(file))).click();
  await titleField(editor).fill("Un titolo a metà");
  await editor.keyboard.press("Escape");
  await expect(titleField(editor)).toHaveValue("Un titolo a metà");
  const drafts = () =>
    editor.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open("gitea:studio/sito");
          opened.onsuccess = () => {
            const count = opened.result.transaction("draft-backups").objectStore("draft-backups").count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
  await expect.poll(drafts, { timeout: 20_000 }).toBe(1);
  const question = editor.waitForEvent("dialog");
  const reload = editor.reload();
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;
  const restore = editor.getByRole("alertdialog", { name: "Ripristina Bozza" });
  await restore.getByRole("button", { name: "Ripristina" }).click({ timeout: 30_000 });
  await expect(titleField(editor)).toHaveValue("Un titolo a metà");
});

/** What axe finds besides is Sveltia's: no main landmark, no heading, regions outside landmarks, a viewport that cannot be enlarged. */
test("our parts of the page have no finding of axe", async ({ editor, forge }) => {
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page: editor }).analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.filter(({ html }) => html.includes("redazione")).map(({ html }) => `${id}: ${html}`),
    );
  };
  expect(await findings()).toEqual([]);
  await enter(editor);
  expect(await findings()).toEqual([]);
  await editor.getByText(titleOf(forge.read(file))).click();
  expect(await findings()).toEqual([]);
  await editor.getByRole("button", { name: "Versioni precedenti" }).click();
  await expect(editor.getByRole("dialog", { name: "Versioni precedenti" })).toBeVisible();
  expect(await findings()).toEqual([]);
});
