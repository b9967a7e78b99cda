/**
 * The editor at an address of its own, over stand-ins of the three APIs and a real git repository. After each thing that
 * may go wrong the repository's history is exactly right, and nothing typed is lost.
 */
import { createHash } from "node:crypto";
import { anna, type ForgeKind, luca } from "./forge";
import {
  clientId,
  enter,
  expect,
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
const title = "Scavo rilevato con il drone";

const isSave = ({ body }: { body: string }) => /createCommitOnBranch|"operation"/u.test(body);

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1400, height: 1000 } });

for (const kind of ["gitea", "forgejo", "github"] satisfies ForgeKind[]) {
  test.describe(kind, () => {
    test.use({ kind });

    test("sign in, change, see it published, take it back, sign out", async ({ editor, forge, site }) => {
      await signIn(editor, "token-sbagliato");
      await expect(editor.getByText("Il token fornito non è valido")).toBeVisible();
      await enter(editor);
      const before = forge.read(file);
      const { title: old } = JSON.parse(before) as { title: string };

      await editor.getByText(old).click();
      await titleField(editor).fill(title);
      await saveButton(editor).click();
      const publication = editor.locator("#redazione-publication");
      await expect(publication).toHaveText("Salvato, in pubblicazione…");
      expect(
        forge.git("log", "-1", "--format=%an <%ae> %s", "--name-only").split("\n").filter(Boolean),
      ).toEqual([`${anna.name} <${anna.email}> Cambia Progetto: ${slug}`, file]);
      expect(forge.read(file)).toBe(before.replace(JSON.stringify(old), JSON.stringify(title)));
      site.commit = forge.head;
      await expect(publication).toHaveText(/^Online dalle \d\d:\d\d$/u, { timeout: 30_000 });

      await editor.goto(`${new URL(editor.url()).origin}/#/collections/project/entries/${slug}`);
      await editor.getByRole("button", { name: "Versioni precedenti" }).click();
      await expect(editor.getByRole("listitem").filter({ hasText: anna.name })).toContainText("com'è adesso");
      await editor.getByRole("button", { name: "Ripristina questa versione" }).click();
      await editor.getByRole("button", { name: "Ripristina", exact: true }).click();
      await expect.poll(() => forge.read(file)).toBe(before);
      expect(forge.git("rev-list", "--count", "HEAD")).toBe("3");
      await expect(titleField(editor)).toHaveValue(old, { timeout: 30_000 });

      const stored = () => editor.evaluate(() => JSON.stringify(Object.entries(localStorage)));
      expect(await stored()).toContain(anna.token);
      await editor.goto(new URL(editor.url()).origin);
      await editor.getByRole("button", { name: "Account" }).click();
      await editor.getByRole("menuitem", { name: "Esci" }).click();
      await expect(editor.getByRole("button", { name: "Accedi con Token di Accesso" })).toBeVisible();
      expect(await stored()).not.toContain(anna.token);
    });

    // Forgejo differs from Gitea in how it is read.
    if (kind === "forgejo") return;

    test("a telephone's photograph goes with its text, upright, small and without its place", async ({
      editor,
      forge,
    }) => {
      await enter(editor);
      const { image, title: old } = JSON.parse(forge.read(file)) as { title: string; image: { src: string } };
      await editor.getByText(old).click();
      await replacePhotograph(editor, "image.src", await phonePicture());
      await saveButton(editor).click();
      const question = editor.getByRole("dialog", { name: "Messaggio della redazione" });
      await expect(question).toContainText("La fotografia è nuova");
      await question.getByRole("button", { name: "Salva così" }).click();
      await expect(editor.locator("#redazione-publication")).toHaveText("Salvato, in pubblicazione…");

      const picture = `content/images/projects/${slug}/img_20260-castello.jpg`;
      expect(forge.git("show", "--name-only", "--format=").split("\n").sort()).toEqual([picture, file]);
      expect((JSON.parse(forge.read(file)) as { image: { src: string } }).image.src).toBe(
        picture.replace("content/", "../"),
      );
      expect(image.src).not.toContain("castello");
      expect(await phonePicture.seen(`${forge.root}/${picture}`)).toEqual({
        format: "jpeg",
        width: 1920,
        height: 2560,
        exif: undefined,
      });
    });

    test("whatever the repository answers to a save, nothing is half saved and nothing typed is lost", async ({
      editor,
      forge,
    }) => {
      await enter(editor);
      const { head } = forge;
      await editor.getByText((JSON.parse(forge.read(file)) as { title: string }).title).click();
      await titleField(editor).fill(title);
      for (const [fate, words] of [
        [401, "L'accesso non vale più"],
        [403, "può leggere ma non scrivere"],
        [409, "un'altra persona ha salvato"],
        [422, "ha cambiato questa voce"],
        [429, "Troppe richieste"],
        [500, "errore (500)"],
        ["cut before", "non risponde"],
      ] as const) {
        forge.conduct = (call) => (isSave(call) ? fate : undefined);
        await saveButton(editor).click();
        await expect(refusal(editor)).toContainText(words, { timeout: 20_000 });
        expect(forge.head).toBe(head);
        await refusal(editor).getByRole("button", { name: "OK" }).click();
        await expect(titleField(editor)).toHaveValue(title);
      }
      forge.conduct = () => undefined;
      await saveButton(editor).click();
      await expect.poll(() => forge.read(file)).toContain(title);
      expect(forge.git("rev-list", "--count", "HEAD")).toBe("2");
    });

    test("a save whose answer is lost is not made twice", async ({ editor, forge }) => {
      await enter(editor);
      await editor.getByText((JSON.parse(forge.read(file)) as { title: string }).title).click();
      await titleField(editor).fill(title);
      forge.conduct = ({ body }) =>
        /createCommitOnBranch|"operation"/u.test(body) ? "cut after" : undefined;
      await saveButton(editor).click();
      // Before it says so the CMS looks whether GitHub's branch has moved.
      await expect(refusal(editor)).toContainText(/non risponde|Nel frattempo/u, { timeout: 20_000 });
      await refusal(editor).getByRole("button", { name: "OK" }).click();
      forge.conduct = () => undefined;
      await saveButton(editor).click();
      // The CMS sees that the entry has changed since it was opened, and asks.
      await expect(editor.getByRole("alertdialog", { name: "cambiata nel frattempo" })).toBeVisible();
      expect(forge.git("rev-list", "--count", "HEAD")).toBe("2");
      expect(forge.read(file)).toContain(title);
    });

    test("an entry that somebody else has changed is not written over", async ({ editor, forge }) => {
      await enter(editor);
      const text = forge.read(file);
      const { title: old } = JSON.parse(text) as { title: string };
      await editor.getByText(old).click();
      await titleField(editor).fill(title);
      const theirs = Buffer.from(text.replace(old, "Il titolo di un'altra persona"));
      forge.commit([{ path: file, bytes: theirs }], "Cambia", luca);
      await saveButton(editor).click();
      const question = editor.getByRole("alertdialog", { name: "cambiata nel frattempo" });
      await question.getByRole("button", { name: "Annulla" }).click();
      await expect(titleField(editor)).toHaveValue(title);
      expect(forge.read(file)).toBe(theirs.toString());
    });

    test("who may only read is told so, and nothing is lost", async ({ editor, forge }) => {
      await signIn(editor, luca.token);
      await editor.getByText((JSON.parse(forge.read(file)) as { title: string }).title).click();
      await titleField(editor).fill(title);
      await saveButton(editor).click();
      await expect(refusal(editor)).toBeVisible({ timeout: 20_000 });
      await expect(titleField(editor)).toHaveValue(title);
      expect(forge.git("rev-list", "--count", "HEAD")).toBe("1");
    });
  });
}

test.describe("with an OAuth client", () => {
  test.use({ kind: "forgejo" });

  test("who has an account signs in without a token", async ({ context, editor }) => {
    let challenge = "";
    await context.route("https://git.test/login/oauth/**", (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const asked = (name: string) => searchParams.get(name) ?? "";
      if (pathname.endsWith("/authorize")) {
        expect(asked("client_id")).toBe(clientId);
        challenge = asked("code_challenge");
        const answer = new URLSearchParams({ code: "codice", state: asked("state") });
        return route.fulfill({ status: 302, headers: { location: `${asked("redirect_uri")}?${answer}` } });
      }
      const { code_verifier } = route.request().postDataJSON() as { code_verifier: string };
      const isTheirs = createHash("sha256").update(code_verifier).digest("base64url") === challenge;
      return route.fulfill({
        status: isTheirs ? 200 : 400,
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
        json: isTheirs ? { access_token: anna.token } : { error: "invalid_grant" },
      });
    });
    await editor.getByRole("button", { name: /^Accedi con .*Forgejo/u }).click();
    await expect(editor.locator("#redazione-check")).toHaveText("Contenuti in ordine", { timeout: 30_000 });
    expect(context.pages(), "the window to sign in").toEqual([editor]);
  });
});
