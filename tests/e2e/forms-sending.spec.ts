/** How a message goes out, and what happens when it does not, scripts running. Words and states: src/forms/*.test.tsx. */
import type { Page } from "@playwright/test";
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
import { content, visit } from "./site";

/** What our code writes to the console, line by line. */
function reportsOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("EmailJS")) lines.push(message.text());
  });
  return lines;
}

for (const form of [quote, contact]) {
  test.describe(form.path, () => {
    test("two clicks and an Enter send a message once, as the service wants it, and empty the form", async ({
      page,
      mail,
    }) => {
      const answer = event();
      mail.conduct = { kind: "deliver", after: answer.came };
      const reports = reportsOf(page);
      await visit(page, form.path);
      await fillIn(page, enquiry);
      await expect(sendButton(page)).toHaveText(form.button);
      await sendButton(page).dblclick();
      await expect(sendButton(page)).toHaveText(sendingLabel);
      await expect(sendButton(page)).toBeDisabled();
      await expect(formOf(page).locator("[inert]")).toContainText("E-mail");
      await page.keyboard.press("Enter");

      answer.come();
      await expect(result(page)).toContainText(form.success);
      expect(await typed(page)).toEqual(untouched);
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
      expect(mail.requests).toBe(1);
      expect(reports).toEqual(["EmailJS: sent (200 OK)"]);

      await page.keyboard.press("Escape");
      await expect(result(page)).toHaveCount(0);
      await expect(sendButton(page)).toBeFocused();
      await expect(sendButton(page)).toHaveText(form.button);
      await page.reload();
      expect(await typed(page)).toEqual(untouched);
    });

    test.describe("when the service refuses", () => {
      test.use({ expectedProblems: [failureInConsole] });

      test("nothing typed is lost, every other way is offered, and trying again works", async ({
        page,
        mail,
      }) => {
        mail.conduct = { kind: "refuse", status: 412, text: `Recipient ${enquiry.email} rejected` };
        const reports = reportsOf(page);
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await sendButton(page).click();
        await expect(result(page)).toContainText(form.failure);
        await expect(result(page)).toContainText("ha rifiutato il messaggio per un difetto del sito");
        expect(reports).toEqual(["EmailJS: refused (412 Recipient … rejected)"]);
        expect(await typed(page)).toEqual(enquiry);
        await expect(result(page).locator('a[href^="tel:"]')).toBeVisible();
        const mailto = new URL((await result(page).locator('a[href^="mailto:"]').getAttribute("href")) ?? "");
        expect(mailto.pathname).toBe(content.studio.email);
        expect(mailto.searchParams.get("body")).toContain(enquiry.message.replaceAll("\n", "\r\n"));

        mail.conduct = { kind: "deliver" };
        await inResult(page, "Riprova").click();
        await expect(result(page)).toContainText(form.success);
        expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
        expect(mail.requests).toBe(2);
      });
    });
  });
}

test.describe("when no answer comes", () => {
  test.use({ expectedProblems: [failureInConsole] });

  test("a connection that breaks is told as such, with the doubt", async ({ page, mail }) => {
    mail.conduct = { kind: "cut" };
    await visit(page, quote.path);
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(result(page)).toContainText("La connessione manca o si è interrotta");
    await expect(result(page)).toContainText("potrebbe essere arrivato oppure no");
    expect(await typed(page)).toEqual(enquiry);
  });

  test("it is given up after 20 seconds with the doubt told; one that comes after all puts it to rest", async ({
    page,
    mail,
  }) => {
    const answer = event();
    mail.conduct = { kind: "deliver", after: answer.came };
    await page.clock.install();
    await visit(page, quote.path);
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect.poll(() => mail.requests).toBe(1);
    await page.clock.fastForward(21_000);
    await expect(result(page)).toContainText("potrebbe essere arrivato oppure no");
    expect(await typed(page)).toEqual(enquiry);
    answer.come();
    await expect(result(page)).toContainText(quote.success);
    expect(await typed(page)).toEqual(untouched);
    expect(mail.requests).toBe(1);
  });
});

test("what is missing is named by the field, and a link leads there", async ({ page, mail }) => {
  await visit(page, quote.path);
  await formOf(page).getByLabel("E-mail").fill("maria@posta");
  await sendButton(page).click();
  const summary = formOf(page).getByRole("group", { name: "Campi da controllare" });
  await expect(summary).toBeFocused();
  await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(5);
  await summary.getByRole("link", { name: "nome@dominio.it" }).click();
  await expect(formOf(page).getByLabel("E-mail")).toBeFocused();
  await expect(formOf(page).getByLabel("E-mail")).toBeInViewport();
  await fillIn(page, enquiry);
  await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(0);
  expect(mail.requests).toBe(0);
});
