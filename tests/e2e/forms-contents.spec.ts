/**
 * Whatever can be typed or pasted reaches the mailbox byte for byte: a sample, drawn anew in each run, of what
 * src/forms/transport.test.ts sends by the hundred. A failure prints its seed and the smallest content that fails.
 */
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { formValueBySlug } from "../../content-model/specification";
import type { FormValues } from "../../src/forms/fields";
import { contents } from "../../src/forms/testing/contents";
import { formOf, inResult, partsOf, quote, result, sendButton } from "./enquiry";
import { expect, test } from "./mail";
import { visit } from "./site";

test.setTimeout(120_000);

const enquiries = contents(Object.values(formValueBySlug));

/** Puts the contents in as pasting does: the whole value at once, with the event that typing would cause. */
const paste = (page: Page, values: FormValues) =>
  formOf(page).evaluate((form: HTMLFormElement, entries) => {
    for (const [name, value] of entries) {
      const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = value;
    }
    form.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  }, Object.entries(values));

test("25 random contents arrive byte for byte", async ({ page, mail }) => {
  await visit(page, quote.path);
  const arrives = async (values: FormValues) => {
    await paste(page, values);
    await sendButton(page).click();
    await expect(result(page)).toContainText(quote.success);
    await inResult(page, "Chiudi").click();
    await expect(result(page)).toHaveCount(0);
    expect((await mail.letters()).at(-1)?.parts).toEqual(partsOf(values, quote));
  };
  await fc.assert(fc.asyncProperty(enquiries, arrives), { numRuns: 25 });
  expect(mail.requests).toBe(25);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("5 random contents arrive byte for byte", async ({ page, mail }) => {
    const arrives = async (values: FormValues) => {
      await page.goto(quote.path);
      await paste(page, values);
      await sendButton(page).click();
      await expect(page.locator("body")).toHaveText("OK");
      expect((await mail.letters()).at(-1)?.parts).toEqual(partsOf(values, quote));
    };
    await fc.assert(fc.asyncProperty(enquiries, arrives), { numRuns: 5 });
  });
});
