/** How a message goes out, and what happens when it does not: both forms, scripts running. */
import type { Page } from "@playwright/test";
import {
  enquiry,
  fillIn,
  formOf,
  forms,
  partsOf,
  result,
  sendButton,
  sendingLabel,
  serviceLabel,
  typed,
  untouched,
} from "./enquiry";
import { event, expect, failureInConsole, test } from "./mail";
import { content, visit } from "./site";

const { studio } = content;
const named = (name: string) => ({ name, exact: true });

/** What our code writes to the console, line by line. */
function reportsOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("EmailJS")) lines.push(message.text());
  });
  return lines;
}

for (const form of forms) {
  test.describe(form.path, () => {
    test("a message goes out once, as the service wants it, and the form is empty afterwards", async ({
      page,
      mail,
    }) => {
      const answer = event();
      mail.conduct = { kind: "deliver", after: answer.came };
      const reports = reportsOf(page);
      await visit(page, form.path);
      await fillIn(page, enquiry);
      await expect(sendButton(page)).toHaveText(form.button);
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText(sendingLabel);
      await expect(sendButton(page)).toBeDisabled();

      answer.come();
      await expect(result(page)).toContainText(form.success);
      expect(await typed(page)).toEqual(untouched);
      const letters = await mail.letters();
      expect(letters.map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
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

      test("each answer has its words, nothing typed is lost, and trying again works in the end", async ({
        page,
        mail,
      }) => {
        const defect = "ha rifiutato il messaggio per un difetto del sito";
        const notAccepted = "non accetta richieste da questo browser";
        const refusals = [
          { status: 400, text: "The user_id parameter is required", reason: defect },
          { status: 403, text: "Forbidden", reason: notAccepted },
          { status: 404, text: "Account not found", reason: defect },
          { status: 412, text: "Gmail_API: Invalid grant. Please reconnect your account", reason: defect },
          { status: 429, text: "Too Many Requests", reason: "troppe richieste" },
          { status: 451, text: "Unavailable For Headless Browser", reason: notAccepted },
          { status: 500, text: "", reason: "momentaneamente fuori uso" },
          { status: 503, text: "Service Unavailable", reason: "momentaneamente fuori uso" },
        ];
        const reports = reportsOf(page);
        await visit(page, form.path);
        await fillIn(page, enquiry);
        for (const [index, { status, text, reason }] of refusals.entries()) {
          mail.conduct = { kind: "refuse", status, text };
          const button = index === 0 ? sendButton(page) : result(page).getByRole("button", named("Riprova"));
          await button.click();
          await expect(result(page)).toContainText(reason);
          await expect(result(page)).toContainText(form.failure);
          expect(mail.requests).toBe(index + 1);
          expect(reports.at(-1)).toBe(`EmailJS: refused (${status} ${text})`);
          expect(await typed(page)).toEqual(enquiry);
        }
        expect(reports).toHaveLength(refusals.length);
        expect(await mail.letters()).toEqual([]);

        mail.conduct = { kind: "deliver" };
        await result(page).getByRole("button", named("Riprova")).click();
        await expect(result(page)).toContainText(form.success);
        expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
      });

      test("the dialog offers the telephone and an e-mail with everything typed; the console says nothing of it", async ({
        page,
        mail,
      }) => {
        mail.conduct = { kind: "refuse", status: 400, text: `Recipient ${enquiry.email} rejected` };
        const reports = reportsOf(page);
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await sendButton(page).click();
        await expect(result(page)).toContainText(form.failure);
        expect(reports).toEqual(["EmailJS: refused (400 Recipient … rejected)"]);

        const links = result(page).getByRole("link");
        await expect(links.first()).toHaveAttribute("href", /^tel:\+?\d+$/u);
        const href = (await links.nth(1).getAttribute("href")) ?? "";
        const written = new URL(href);
        expect(written.pathname).toBe(studio.email);
        const body = decodeURIComponent(/[?&]body=([^&]*)/u.exec(href)?.[1] ?? "");
        const { service, timing, ...words } = enquiry;
        for (const value of [...Object.values(words), serviceLabel, "3 Giorni"])
          expect(body).toContain(value.replaceAll("\n", "\r\n"));

        await result(page).getByRole("button", named("Chiudi")).click();
        await expect(result(page)).toHaveCount(0);
        await expect(sendButton(page)).toBeFocused();
        expect(await typed(page)).toEqual(enquiry);
      });

      test("a connection that breaks is told as such, and nothing is sent again by itself", async ({
        page,
        mail,
      }) => {
        mail.conduct = { kind: "cut" };
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await sendButton(page).click();
        await expect(result(page)).toContainText("La connessione manca o si è interrotta");
        await expect(result(page)).toContainText("potrebbe essere arrivato oppure no");
        await expect(result(page)).toContainText(form.failure);
        expect(await typed(page)).toEqual(enquiry);
        const before = mail.requests;
        await page.waitForTimeout(1_500);
        expect(mail.requests).toBe(before);
      });

      test("a service that never answers is given up after 20 seconds, with the doubt told", async ({
        page,
        mail,
      }) => {
        mail.conduct = { kind: "hang" };
        await page.clock.install();
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await sendButton(page).click();
        await expect.poll(() => mail.requests).toBe(1);
        // The clock of the page also runs by itself meanwhile, so it is not asked to the second.
        await page.clock.fastForward(8_000);
        await expect(sendButton(page)).toHaveText(sendingLabel);
        await page.clock.fastForward(13_000);
        await expect(result(page)).toContainText(form.failure);
        await expect(result(page)).toContainText("potrebbe essere arrivato oppure no");
        expect(await typed(page)).toEqual(enquiry);
        expect(await mail.letters()).toHaveLength(1);
      });

      test("an answer that comes after all puts the doubt to rest", async ({ page, mail }) => {
        const answer = event();
        mail.conduct = { kind: "deliver", after: answer.came };
        await page.clock.install();
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await sendButton(page).click();
        await expect.poll(() => mail.requests).toBe(1);
        await page.clock.fastForward(21_000);
        await expect(result(page)).toContainText("potrebbe essere arrivato oppure no");
        answer.come();
        await expect(result(page)).toContainText(form.success);
        expect(await typed(page)).toEqual(untouched);
        expect(mail.requests).toBe(1);
      });

      test("a key held down sends once and leaves the answer standing", async ({ page, mail }) => {
        mail.conduct = { kind: "refuse", status: 500, text: "" };
        await visit(page, form.path);
        await fillIn(page, enquiry);
        await formOf(page).getByLabel("Nome e Cognome").focus();
        for (let press = 0; press < 60; press += 1) {
          // Without a release in between, each further press is a repetition.
          await page.keyboard.down("Enter");
          await page.waitForTimeout(50);
        }
        await page.keyboard.up("Enter");
        await expect(result(page)).toContainText(form.failure);
        expect(mail.requests).toBe(1);
        await page.keyboard.press("Enter");
        await expect(result(page)).toBeVisible();
      });

      test("a long text fits into the e-mail as far as it opens everywhere, and can be copied whole", async ({
        page,
        context,
        mail,
      }) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        mail.conduct = { kind: "refuse", status: 503, text: "" };
        const message = `${"Un rilievo 📐 di confine. ".repeat(200)}Fine.`;
        await visit(page, form.path);
        await fillIn(page, { ...enquiry, message });
        await sendButton(page).click();
        const href = await result(page).locator('a[href^="mailto:"]').getAttribute("href");
        expect(href?.length).toBeLessThanOrEqual(1_900);
        expect(decodeURIComponent(href ?? "")).toContain("Copia il testo");
        await result(page).getByRole("button", named("Copia il testo")).click();
        await expect(result(page).getByRole("button", named("Testo copiato"))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
      });
    });

    test("what is missing is named by the field, and nothing is asked of the service", async ({
      page,
      mail,
    }) => {
      await visit(page, form.path);
      const email = formOf(page).getByLabel("Email");
      await email.fill("maria@posta");
      await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(0);
      await sendButton(page).click();
      const summary = formOf(page).getByRole("group", named("Controlla questi campi"));
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveCount(5);
      await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(5);
      await expect(email).toHaveAccessibleDescription(/nome@dominio\.it/u);

      await summary.getByRole("link", { name: "nome@dominio.it" }).click();
      await expect(email).toBeFocused();
      await expect(email).toBeInViewport();
      expect(mail.requests).toBe(0);

      await fillIn(page, enquiry);
      await expect(formOf(page).locator("[aria-invalid=true]")).toHaveCount(0);
      await sendButton(page).click();
      await expect(result(page)).toContainText(form.success);
      expect(await mail.letters()).toHaveLength(1);
    });

    test("a robot that fills in the trap sees success, and sends nothing", async ({ page, mail }) => {
      await visit(page, form.path);
      await formOf(page).evaluate((element: HTMLFormElement) => {
        for (const control of element.elements)
          if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
            control.value = control.type === "email" ? "robot@posta.example" : "Buy now";
          else if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
        element.querySelector("button")?.click();
      });
      await expect(result(page)).toContainText(form.success);
      expect(mail.requests).toBe(0);
    });

    test("a visitor whose password manager fills in the trap is no robot, and the trap is not sent", async ({
      page,
      mail,
    }) => {
      await visit(page, form.path);
      await fillIn(page, enquiry);
      await formOf(page)
        .locator("[aria-hidden=true] input")
        .evaluate((trap: HTMLInputElement) => {
          trap.value = "Maria";
          trap.dispatchEvent(new Event("input", { bubbles: true }));
        });
      await sendButton(page).click();
      await expect(result(page)).toContainText(form.success);
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
    });

    test("by the button stands what the data are for, with the way to the privacy page", async ({ page }) => {
      await visit(page, form.path);
      await expect(formOf(page)).toContainText("art. 6, par. 1, lett. b");
      await expect(formOf(page).locator("[type=checkbox]")).toHaveCount(0);
      await formOf(page).getByRole("link", named("informativa sulla privacy")).click();
      await expect(page).toHaveURL("/privacy-policy");
    });
  });
}
