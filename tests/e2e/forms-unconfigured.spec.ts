/** The site as it ships, with placeholders for the mail service's ids: nobody is left waiting for a message to nowhere. */
import { contact, enquiry, fillIn, formOf, quote, result, sendButton, typed } from "./enquiry";
import { content, visit } from "./site";
import { expect, test } from "./support";

test.describe("with scripts", () => {
  test.use({ expectedProblems: [/EmailJS: unconfigured/u] });

  test("it is said at once that sending is not active, with the ways that work", async ({ page }) => {
    await visit(page, quote.path);
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(result(page)).toContainText(quote.failure);
    await expect(result(page)).toContainText("non è ancora attivo");
    await expect(result(page).getByRole("link")).toHaveCount(2);
    expect(await typed(page)).toEqual(enquiry);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const form of [quote, contact])
    test(`on ${form.path} the button is off, and by it stand the ways that work`, async ({ page }) => {
      await page.goto(form.path);
      await expect(sendButton(page)).toBeDisabled();
      await expect(formOf(page)).not.toHaveAttribute("action");
      await expect(formOf(page).getByRole("link", { name: content.studio.email })).toBeVisible();
      await expect(formOf(page).locator('a[href^="tel:"]')).toBeVisible();
    });
});
