/** What a slow line, a lost line, haste, leaving and coming back, and a strict browser do to an enquiry. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import {
  enquiry,
  fillIn,
  formOf,
  forms,
  partsOf,
  result,
  sendButton,
  sendingLabel,
  typed,
  untouched,
} from "./enquiry";
import { event, expect, failureInConsole, test } from "./mail";
import { banner, live, visit, wholly } from "./site";

const named = (name: string) => ({ name, exact: true });

/** A slow third-generation line: 400 kbit/s, 400 ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

for (const form of forms) {
  test.describe(form.path, () => {
    test("on a slow line the message goes out, and two clicks and an Enter send it once", async ({
      page,
      mail,
    }) => {
      await slowDown(page);
      await visit(page, form.path);
      await fillIn(page, enquiry);
      await sendButton(page).dblclick();
      await expect(sendButton(page)).toHaveText(sendingLabel);
      await page.keyboard.press("Enter");
      await expect(result(page)).toContainText(form.success);
      expect(mail.requests).toBe(1);
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
    });

    test("who types and sends before the scripts arrive loses nothing", async ({ page, mail }) => {
      const scripts = event();
      await page.route("**/*.js", async (route) => {
        await scripts.came;
        await route.continue();
      });
      await page.goto(form.path, { waitUntil: "commit" });
      await fillIn(page, enquiry);
      scripts.come();
      await live(page);
      expect(await typed(page)).toEqual(enquiry);
      await sendButton(page).click();
      await expect(result(page)).toContainText(form.success);
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
    });

    test.describe("where an extension has changed the page before the scripts arrive", () => {
      // React says so and builds the page anew.
      test.use({ expectedProblems: [/Minified React error #4(?:18|23)/u] });

      test("what was typed is still there", async ({ page }) => {
        const scripts = event();
        await page.route("**/*.js", async (route) => {
          await scripts.came;
          await route.continue();
        });
        await page.goto(form.path, { waitUntil: "commit" });
        await fillIn(page, enquiry);
        await formOf(page)
          .getByLabel("Email")
          .evaluate((control) => control.insertAdjacentHTML("afterend", "<div>🔑</div>"));
        scripts.come();
        await live(page);
        // React has built the page anew: its own element is there, the stranger's is gone.
        await expect(page.getByText("🔑")).toHaveCount(0);
        await expect.poll(() => typed(page)).toEqual(enquiry);
      });
    });

    test.describe("when something does not arrive", () => {
      test.use({ expectedProblems: [failureInConsole] });

      test("scripts: after a while it is said what posting does, and the message has the same parts", async ({
        page,
        mail,
      }) => {
        await page.route("**/*.js", (route) => route.abort());
        await page.goto(form.path);
        const notice = formOf(page).getByText("«OK»");
        await expect(notice).toBeHidden();
        await expect(notice).toBeVisible({ timeout: 10_000 });
        await fillIn(page, enquiry);
        await sendButton(page).click();
        await expect(page.locator("body")).toHaveText("OK");
        expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
      });

      test("the sender's file, after a new publication of the site: a reload is offered, and helps", async ({
        page,
        mail,
      }) => {
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
        await sendButton(page).click();
        await expect(result(page)).toContainText("Il sito è stato aggiornato");
        await page.unroute("**/*.js");
        await result(page).getByRole("button", named("Ricarica la pagina")).click();
        await live(page);
        await expect.poll(() => typed(page)).toEqual(enquiry);
        await sendButton(page).click();
        await expect(result(page)).toContainText(form.success);
        expect(mail.requests).toBe(1);
      });
    });

    test.describe("when the line is lost", () => {
      test.use({ expectedProblems: [failureInConsole] });

      test("in the middle of sending, it is said at once, and trying again works when it is back", async ({
        page,
        context,
        mail,
      }) => {
        mail.conduct = { kind: "hang" };
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await sendButton(page).click();
        await expect.poll(() => mail.requests).toBe(1);
        await context.setOffline(true);
        await expect(result(page)).toContainText("La connessione manca o si è interrotta");
        expect(await typed(page)).toEqual(enquiry);

        mail.conduct = { kind: "deliver" };
        await context.setOffline(false);
        await result(page).getByRole("button", named("Riprova")).click();
        await expect(result(page)).toContainText(form.success);
        expect(mail.requests).toBe(2);
      });

      test("before sending, the sender itself cannot be fetched: the same words, and trying again works", async ({
        page,
        context,
        mail,
      }) => {
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await context.setOffline(true);
        await sendButton(page).click();
        await expect(result(page)).toContainText("il messaggio non è partito");
        expect(mail.requests).toBe(0);
        await context.setOffline(false);
        await result(page).getByRole("button", named("Riprova")).click();
        await expect(result(page)).toContainText(form.success);
        expect(await mail.letters()).toHaveLength(1);
      });
    });

    test("who goes on and comes back while it is being sent finds it being sent, then its end", async ({
      page,
      mail,
    }) => {
      const answer = event();
      mail.conduct = { kind: "deliver", after: answer.came };
      await visit(page, "/about");
      await banner(page).locator(`a[href="${form.path}"]`).first().click();
      await expect(page).toHaveURL(form.path);
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expect.poll(() => mail.requests).toBe(1);
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await page.goForward();
      await expect(sendButton(page)).toHaveText(sendingLabel);
      await expect(sendButton(page)).toBeDisabled();
      answer.come();
      await expect(result(page)).toContainText(form.success);
      await result(page).getByRole("button", named("Chiudi")).click();
      expect(await typed(page)).toEqual(untouched);
      expect(mail.requests).toBe(1);
    });

    test("who leaves the site while it is being sent, and comes back, finds what was typed", async ({
      page,
      mail,
    }) => {
      mail.conduct = { kind: "hang" };
      await visit(page, form.path);
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expect.poll(() => mail.requests).toBe(1);
      const question = page.waitForEvent("dialog");
      const left = page.goto("about:blank");
      const dialog = await question;
      expect(dialog.type()).toBe("beforeunload");
      await dialog.accept();
      await left;
      await page.goBack();
      await live(page);
      await expect.poll(() => typed(page)).toEqual(enquiry);
      await expect(formOf(page).getByRole("status")).toContainText("potrebbe essere arrivato oppure no");
      await expect(sendButton(page)).toHaveText(form.button);
    });

    test("who goes on to another page while it is being sent is told there how it ended", async ({
      page,
      mail,
    }) => {
      const answer = event();
      mail.conduct = { kind: "deliver", after: answer.came };
      await visit(page, form.path);
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expect.poll(() => mail.requests).toBe(1);
      await banner(page).getByRole("link", named("Chi Siamo")).click();
      await expect(page).toHaveURL("/about");
      answer.come();
      await expect(result(page)).toContainText(form.success);
      await result(page).getByRole("button", named("Chiudi")).click();
      await expect(result(page)).toHaveCount(0);
      await page.goBack();
      await expect(sendButton(page)).toHaveText(form.button);
      expect(await typed(page)).toEqual(untouched);
      await expect(result(page)).toHaveCount(0);
    });

    test.describe("and it fails", () => {
      test.use({ expectedProblems: [failureInConsole] });

      test("who has gone on to another page is led back to what was typed", async ({ page, mail }) => {
        await visit(page, form.path);
        await fillIn(page, enquiry);
        mail.conduct = { kind: "hang" };
        await sendButton(page).click();
        await expect.poll(() => mail.requests).toBe(1);
        await banner(page).getByRole("link", named("Chi Siamo")).click();
        await expect(page).toHaveURL("/about");
        await page.evaluate(() => window.dispatchEvent(new Event("offline")));
        await expect(result(page)).toContainText(form.failure);
        await result(page).getByRole("button", named("Torna al modulo")).click();
        await expect(page).toHaveURL(form.path);
        await expect.poll(() => typed(page)).toEqual(enquiry);
        await expect(result(page)).toHaveCount(0);
        mail.conduct = { kind: "deliver" };
        await sendButton(page).click();
        await expect(result(page)).toContainText(form.success);
      });
    });

    test("where the browser translates the page, mistakes and their correction do no harm", async ({
      page,
      mail,
    }) => {
      await visit(page, form.path);
      // Before that, React would draw the part anew and say so.
      await wholly(page);
      // What Chrome's translation does: every text is wrapped in two elements.
      const translate = () =>
        page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          for (const text of texts) {
            if (
              text.data.trim() === "" ||
              text.parentElement?.closest("script, style, font, option, textarea")
            )
              continue;
            const outer = document.createElement("font");
            const inner = outer.appendChild(document.createElement("font"));
            inner.textContent = text.data;
            text.replaceWith(outer);
          }
        });
      await translate();
      await sendButton(page).click();
      await translate();
      const name = formOf(page).locator("[name=name]");
      await name.fill("Maria");
      await translate();
      await name.fill("");
      await translate();
      await sendButton(page).click();
      await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(5);
      await translate();
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expect(result(page)).toContainText(form.success);
      expect(await mail.letters()).toHaveLength(1);
    });

    test("what was typed outlives a reload and other pages, and each form keeps its own", async ({
      page,
    }) => {
      await visit(page, form.path);
      await fillIn(page, enquiry);
      await page.reload();
      await live(page);
      expect(await typed(page)).toEqual(enquiry);
      const other = forms.find(({ id }) => id !== form.id);
      await banner(page).locator(`a[href="${other?.path}"]`).first().click();
      await expect(page).toHaveURL(other?.path ?? "");
      expect(await typed(page)).toEqual(untouched);
      await page.goBack();
      await expect(page).toHaveURL(form.path);
      await expect.poll(() => typed(page)).toEqual(enquiry);
    });
  });
}

test.describe("in a browser that blocks the data of sites", () => {
  for (const form of forms) {
    test(`the message of ${form.path} goes out`, async ({ launchOptions, baseURL, mail }) => {
      const profile = await mkdtemp(path.join(tmpdir(), "profile-"));
      await mkdir(path.join(profile, "Default"));
      const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
      await writeFile(path.join(profile, "Default", "Preferences"), JSON.stringify(preferences));
      const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
      const problems: string[] = [];
      context.on("weberror", (webError) => problems.push(webError.error().message));
      const page = await context.newPage();
      await visit(page, form.path);
      const storage = await page.evaluate(() => {
        try {
          return typeof window.sessionStorage;
        } catch (error) {
          return error instanceof DOMException ? error.name : String(error);
        }
      });
      expect(storage).toBe("SecurityError");
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expect(result(page)).toContainText(form.success);
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
      expect(problems).toEqual([]);
      await context.close();
      await rm(profile, { recursive: true });
    });
  }
});
