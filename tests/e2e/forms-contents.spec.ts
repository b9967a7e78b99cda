/**
 * Whatever can be typed or pasted reaches the mailbox byte for byte, or is refused beside its field. The contents are
 * drawn by fast-check from one seed, which a failure prints together with the smallest content that fails.
 */
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { enquiry, fillIn, formOf, forms, partsOf, result, sendButton, typed, type Values } from "./enquiry";
import { expect, test } from "./mail";
import { content, visit } from "./site";

const seed = 20_261_121;

/** What breaks careless code: markup, quotes, line ends, NUL, writing from right to left, joined emoji. */
const hostile = fc.constantFrom(
  "<script>alert(1)</script>",
  "</textarea><b>",
  "{{{name}}}",
  "\"'`´’«»“”",
  "\\\\ \\n %00 %0d%0a &amp; &#0;",
  "\r\n\r\nBcc: x@posta.example\r\n",
  "\n\r\n\r",
  "\u0000",
  "\u0001\u0008\u001b\u007f",
  "\u202eنص عربي\u202c עברית \u200f\u200b\ufeff",
  "👩🏽‍🔧👨‍👩‍👧‍👦🇮🇹📐",
  "e\u0301 n\u0303 ﷽ ",
  '--boundary\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nx',
  "undefined null NaN [object Object]",
);
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(hostile, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((pieces) => `x${pieces.join(" ")}`)
    .filter((value) => value.length <= maxLength);
const long = fc
  .tuple(text(2_000), fc.integer({ min: 2, max: 40 }))
  .map(([piece, times]) => [...piece.repeat(times)].slice(0, 5_900).join(""));
/** Controls of one line drop line breaks as they are typed or pasted, before any code sees them. */
const oneLine = (maxLength: number) => text(maxLength).map((value) => value.replace(/[\r\n]/gu, ""));

const values: fc.Arbitrary<Values> = fc.record({
  name: oneLine(200),
  email: fc.constantFrom(
    "a@b.it",
    "maria.d'ambrosio+sito@posta-certificata.example",
    "x!#$%&*/=?^_`{|}~-@sotto.dominio.example",
  ),
  phone: fc.oneof(fc.constant(""), oneLine(60)),
  service: fc.constantFrom(...content.services.map(({ formValue }) => formValue)),
  location: oneLine(400),
  timing: fc.constantFrom("", "urgente", "3-giorni"),
  message: fc.oneof(text(12_000), long),
});

/** Puts the contents in as pasting does: the whole value at once, with the event that typing would cause. */
const paste = (page: Page, contents: Values) =>
  formOf(page).evaluate((form: HTMLFormElement, entries) => {
    for (const [name, value] of entries) {
      const control = form.elements.namedItem(name);
      if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
        control.value = value;
    }
    form.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  }, Object.entries(contents));

for (const form of forms) {
  test(`100 random contents of ${form.path} arrive byte for byte`, async ({ page, mail }) => {
    test.setTimeout(240_000);
    await visit(page, form.path);
    const arrived = async (contents: Values) => {
      await paste(page, contents);
      await sendButton(page).click();
      await expect(result(page)).toContainText(form.success);
      await result(page).getByRole("button", { name: "Chiudi", exact: true }).click();
      await expect(result(page)).toHaveCount(0);
      expect((await mail.letters()).at(-1)?.parts).toEqual(partsOf(contents, form));
    };
    await fc.assert(fc.asyncProperty(values, arrived), { numRuns: 100, seed: seed + form.id.length });
    expect(mail.requests).toBe(100);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`20 random contents of ${form.path} arrive byte for byte`, async ({ page, mail }) => {
      test.setTimeout(240_000);
      const arrived = async (contents: Values) => {
        await page.goto(form.path);
        await paste(page, contents);
        await sendButton(page).click();
        await expect(page.locator("body")).toHaveText("OK");
        expect((await mail.letters()).at(-1)?.parts).toEqual(partsOf(contents, form));
      };
      await fc.assert(fc.asyncProperty(values, arrived), { numRuns: 20, seed });
    });
  });

  test(`what cannot be sent from ${form.path} is refused beside its field, and stays there`, async ({
    page,
    mail,
  }) => {
    await visit(page, form.path);
    for (const { name, value, message } of [
      { name: "message", value: "x".repeat(12_001), message: /al massimo 12000 caratteri/u },
      { name: "message", value: `intero ${"📐".slice(0, 1)} mezzo`, message: /carattere illeggibile/u },
      { name: "message", value: " \n\t\u00a0 ", message: /Descrivi in breve/u },
      { name: "name", value: "x".repeat(201), message: /al massimo 200 caratteri/u },
      { name: "email", value: "maria@posta", message: /indirizzo email completo/u },
      { name: "location", value: "y".repeat(401), message: /al massimo 400 caratteri/u },
    ] as const) {
      await fillIn(page, enquiry);
      await paste(page, { ...enquiry, [name]: value });
      await sendButton(page).click();
      const control = formOf(page).locator(`[name="${name}"]`);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(message);
      expect((await typed(page))[name]).toBe(value);
    }
    expect(mail.requests).toBe(0);
  });
}
