/** The same enquiries where scripts never come: the browser itself checks the form and posts it. */
import { contact, enquiry, fillIn, formOf, partsOf, quote, sendButton } from "./enquiry";
import { event, expect, failureInConsole, test } from "./mail";

test.use({ javaScriptEnabled: false });

for (const form of [quote, contact]) {
  test(`two clicks send a message of ${form.path} once, with the very parts that the scripts would send`, async ({
    page,
    mail,
  }) => {
    const answer = event();
    mail.conduct = { kind: "deliver", after: answer.came };
    await page.goto(form.path);
    await expect(formOf(page).getByText("«OK»")).toBeVisible();
    await fillIn(page, enquiry);
    await sendButton(page).dblclick({ noWaitAfter: true });
    answer.come();
    await expect(page.locator("body")).toHaveText("OK");
    expect((await mail.letters()).map(({ parts }) => parts)).toEqual([partsOf(enquiry, form)]);
    expect(mail.requests).toBe(1);
  });
}

test("the browser holds an incomplete message back", async ({ page, mail }) => {
  await page.goto(quote.path);
  await fillIn(page, { ...enquiry, email: "maria" });
  await sendButton(page).click();
  await expect(formOf(page).getByLabel("E-mail")).toBeFocused();
  expect(mail.requests).toBe(0);
});

test.describe("when the service refuses", () => {
  test.use({ expectedProblems: [failureInConsole] });

  test("it says why, and the way back leads to a form that works", async ({ page, mail }) => {
    mail.conduct = { kind: "refuse", status: 412, text: "Gmail_API: Invalid grant" };
    await page.goto(quote.path);
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(page.locator("body")).toHaveText("Gmail_API: Invalid grant");
    await page.goBack();
    mail.conduct = { kind: "deliver" };
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(page.locator("body")).toHaveText("OK");
    expect(await mail.letters()).toHaveLength(1);
  });
});
