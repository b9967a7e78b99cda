/** The same enquiries where scripts never come: the browser itself checks the form and posts it. */
import { enquiry, fillIn, formOf, forms, partsOf, sendButton, typed } from "./enquiry";
import { event, expect, failureInConsole, test } from "./mail";

test.use({ javaScriptEnabled: false });

/** Chromium notes what stands in the fields, for the way back, about once a second. In milliseconds. */
const noted = 1_200;

for (const form of forms) {
  test.describe(form.path, () => {
    test("a message goes out with the very parts that the scripts would send", async ({ page, mail }) => {
      await page.goto(form.path);
      await expect(formOf(page)).toContainText("«OK»");
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expect(page.locator("body")).toHaveText("OK");
      expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
      expect(mail.requests).toBe(1);
    });

    test("two clicks in a row send it once", async ({ page, mail }) => {
      const answer = event();
      mail.conduct = { kind: "deliver", after: answer.came };
      await page.goto(form.path);
      await fillIn(page, enquiry);
      await sendButton(page).dblclick({ noWaitAfter: true });
      answer.come();
      await expect(page.locator("body")).toHaveText("OK");
      expect(mail.requests).toBe(1);
    });

    test("the browser holds an incomplete message back, and the button works once it is complete", async ({
      page,
      mail,
    }) => {
      await page.goto(form.path);
      await fillIn(page, { ...enquiry, email: "maria" });
      await sendButton(page).click();
      await expect(formOf(page).getByLabel("Email")).toBeFocused();
      expect(mail.requests).toBe(0);
      await fillIn(page, enquiry);
      await sendButton(page).click();
      await expect(page.locator("body")).toHaveText("OK");
      expect(await mail.letters()).toHaveLength(1);
    });

    test.describe("when it fails", () => {
      test.use({ expectedProblems: [failureInConsole] });

      for (const { status, text } of [
        { status: 400, text: "The user_id parameter is required" },
        { status: 403, text: "Forbidden" },
        { status: 412, text: "Gmail_API: Invalid grant" },
        { status: 429, text: "Too Many Requests" },
        { status: 451, text: "Unavailable For Headless Browser" },
        { status: 500, text: "Internal Server Error" },
      ]) {
        test(`${status}: the service says why, and the way back leads to what was typed`, async ({
          page,
          mail,
        }) => {
          mail.conduct = { kind: "refuse", status, text };
          await page.goto(form.path);
          await fillIn(page, enquiry);
          await page.waitForTimeout(noted);
          await sendButton(page).click();
          await expect(page.locator("body")).toHaveText(text);
          await page.goBack();
          await expect.poll(() => typed(page)).toEqual(enquiry);
          mail.conduct = { kind: "deliver" };
          await sendButton(page).click();
          await expect(page.locator("body")).toHaveText("OK");
          expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
        });
      }

      test("the line breaks: the way back leads to what was typed", async ({ page, mail }) => {
        mail.conduct = { kind: "cut" };
        await page.goto(form.path);
        await fillIn(page, enquiry);
        await page.waitForTimeout(noted);
        await sendButton(page).click();
        await expect(page).toHaveURL(/^chrome-error:/u);
        await page.goBack();
        await expect.poll(() => typed(page)).toEqual(enquiry);
      });

      test("no answer comes: who stops waiting finds what was typed", async ({ page, context, mail }) => {
        mail.conduct = { kind: "hang" };
        await page.goto(form.path);
        await fillIn(page, enquiry);
        await sendButton(page).click({ noWaitAfter: true });
        await expect.poll(() => mail.requests).toBe(1);
        const session = await context.newCDPSession(page);
        await session.send("Page.stopLoading");
        expect(await typed(page)).toEqual(enquiry);
        await expect(page).toHaveURL(form.path);
      });
    });
  });
}
