/** What a lost connection, haste, leaving and coming back, and a strict browser do to an enquiry: on one form of the two. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import {
  contact,
  enquiry,
  fillIn,
  formOf,
  inResult,
  partsOf,
  quote,
  result,
  sendButton,
  sendingLabel,
  typed,
  untouched,
} from "./enquiry";
import { event, expect, failureInConsole, test } from "./mail";
import { banner, hydrated, visit } from "./site";

/** Opens the form, fills it in and sends it; the service has the message then. */
async function startSending(page: Page, mail: { requests: number }): Promise<void> {
  await visit(page, quote.path);
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect.poll(() => mail.requests).toBe(1);
}

async function goTo(page: Page, address: string): Promise<void> {
  await banner(page).locator(`a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
}

test.describe("before the scripts arrive", () => {
  for (const [what, stranger] of [
    ["what is typed stays, and is sent", ""],
    ["what is typed stays also where an extension has changed the page", "🔑"],
  ] as const)
    test(what, async ({ page, mail }) => {
      const scripts = event();
      await page.route("**/*.js", async (route) => {
        await scripts.came;
        await route.continue();
      });
      await page.goto(quote.path, { waitUntil: "commit" });
      await fillIn(page, enquiry);
      const email = formOf(page).getByLabel("E-mail");
      if (stranger !== "")
        await email.evaluate(
          (control, text) => control.insertAdjacentHTML("afterend", `<i>${text}</i>`),
          stranger,
        );
      scripts.come();
      await hydrated(page);
      await expect(page.getByText("🔑")).toHaveCount(0);
      await expect.poll(() => typed(page)).toEqual(enquiry);
      await sendButton(page).click();
      await expect(result(page)).toContainText(quote.success);
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
    });
});

test.describe("when something does not arrive", () => {
  test.use({ expectedProblems: [failureInConsole] });

  test("the sender's file, after a new publication of the site: a reload is offered, and helps", async ({
    page,
    mail,
  }) => {
    await visit(page, quote.path);
    await fillIn(page, enquiry);
    await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
    await sendButton(page).click();
    await expect(result(page)).toContainText("Il sito è stato aggiornato");
    await page.unroute("**/*.js");
    await inResult(page, "Ricarica la pagina").click();
    await hydrated(page);
    await expect.poll(() => typed(page)).toEqual(enquiry);
    await sendButton(page).click();
    await expect(result(page)).toContainText(quote.success);
    expect(mail.requests).toBe(1);
  });

  test("the connection, before sending and in the middle: it is said at once, and trying again works", async ({
    page,
    context,
    mail,
  }) => {
    await visit(page, quote.path);
    await fillIn(page, enquiry);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(result(page)).toContainText("il messaggio non è partito");
    expect(mail.requests).toBe(0);

    mail.conduct = { kind: "hang" };
    await context.setOffline(false);
    await inResult(page, "Riprova").click();
    await expect.poll(() => mail.requests).toBe(1);
    await context.setOffline(true);
    await expect(result(page)).toContainText("potrebbe essere arrivato oppure no");
    expect(await typed(page)).toEqual(enquiry);

    mail.conduct = { kind: "deliver" };
    await context.setOffline(false);
    await inResult(page, "Riprova").click();
    await expect(result(page)).toContainText(quote.success);
    expect(mail.requests).toBe(2);
  });

  test("the answer, while the visitor is on another page: the failure is told there, with the way back", async ({
    page,
    mail,
  }) => {
    mail.conduct = { kind: "hang" };
    await startSending(page, mail);
    await goTo(page, "/about");
    await page.evaluate(() => window.dispatchEvent(new Event("offline")));
    await expect(result(page)).toContainText(quote.failure);
    await inResult(page, "Torna al modulo").click();
    await expect(page).toHaveURL(quote.path);
    await expect.poll(() => typed(page)).toEqual(enquiry);
    await expect(result(page)).toHaveCount(0);
    mail.conduct = { kind: "deliver" };
    await sendButton(page).click();
    await expect(result(page)).toContainText(quote.success);
  });
});

test("who goes on and comes back finds it being sent, and is told the end on the page where they are", async ({
  page,
  mail,
}) => {
  const answer = event();
  mail.conduct = { kind: "deliver", after: answer.came };
  await startSending(page, mail);
  await goTo(page, "/about");
  await page.goBack();
  await expect(sendButton(page)).toHaveText(sendingLabel);
  await expect(sendButton(page)).toBeDisabled();
  await page.goForward();
  await expect(page).toHaveURL("/about");
  answer.come();
  await expect(result(page)).toContainText(quote.success);
  await inResult(page, "Chiudi").click();
  await expect(result(page)).toHaveCount(0);
  await page.goBack();
  await expect(sendButton(page)).toHaveText(quote.button);
  expect(await typed(page)).toEqual(untouched);
  expect(mail.requests).toBe(1);
});

test("who leaves the site while it is being sent is asked, and on coming back finds what was typed", async ({
  page,
  mail,
}) => {
  mail.conduct = { kind: "hang" };
  await startSending(page, mail);
  const question = page.waitForEvent("dialog");
  const left = page.goto("about:blank");
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await left;
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => typed(page)).toEqual(enquiry);
  await expect(formOf(page).getByRole("status")).toContainText("potrebbe essere arrivato oppure no");
  await expect(sendButton(page)).toHaveText(quote.button);
});

test("what was typed outlives a reload and other pages, and each form keeps its own", async ({ page }) => {
  await visit(page, quote.path);
  await fillIn(page, enquiry);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => typed(page)).toEqual(enquiry);
  await goTo(page, contact.path);
  expect(await typed(page)).toEqual(untouched);
  await page.goBack();
  await expect(page).toHaveURL(quote.path);
  await expect.poll(() => typed(page)).toEqual(enquiry);
});

/** What Chrome's translation does: every text is wrapped in two elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, font, option, textarea"))
        continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  });

test("where the browser translates the page, mistakes and their correction do no harm", async ({
  page,
  mail,
}) => {
  await visit(page, quote.path);
  await translate(page);
  await sendButton(page).click();
  await translate(page);
  const name = formOf(page).locator("[name=name]");
  await name.fill("Maria");
  await translate(page);
  await name.fill("");
  await translate(page);
  await sendButton(page).click();
  await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(5);
  await translate(page);
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect(result(page)).toContainText(quote.success);
  expect(await mail.letters()).toHaveLength(1);
});

test("in a browser that blocks the data of sites, the message goes out", async ({
  launchOptions,
  baseURL,
  mail,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), "profile-"));
  await mkdir(path.join(profile, "Default"));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(path.join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  const problems: string[] = [];
  context.on("weberror", (webError) => problems.push(webError.error().message));
  const page = await context.newPage();
  await visit(page, quote.path);
  await expect(page.evaluate(() => window.sessionStorage)).rejects.toThrow("Access is denied");
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect(result(page)).toContainText(quote.success);
  expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, quote)]);
  expect(problems).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true });
});
