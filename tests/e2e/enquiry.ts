import type { Page } from "@playwright/test";
import type { Letter } from "../../gatsby/develop/mailbox";
import { type FormId, type FormValues, fieldNames, fields } from "../../src/forms/fields";
import { enquiryFor } from "../../src/forms/testing/enquiry";
import { resultTexts } from "../../src/strings/form-results";
import { buttonTexts, formTexts } from "../../src/strings/forms";
import { content } from "../built/content";

const formOn = (path: string, id: FormId) => ({
  path,
  button: buttonTexts[id],
  template: `template_${id}_tests`,
  success: resultTexts[id].success.text,
  failure: resultTexts[id].failure.text,
});
export const contact = formOn("/contact", "contact");
export const quote = formOn("/preventivo", "quote");
export type EnquiryForm = ReturnType<typeof formOn>;

export const sendingLabel = formTexts.sending;

const last = content.services.at(-1);
export const service = last?.formValue ?? last?.slug ?? "";
export const enquiry = enquiryFor(service);
export { emptyValues as untouched } from "../../src/forms/testing/enquiry";

export const formOf = (page: Page) => page.getByRole("main").locator("form");
export const sendButton = (page: Page) => formOf(page).locator("button[type=submit]");
export const result = (page: Page) => page.getByRole("alertdialog");
export const inResult = (page: Page, name: string) => result(page).getByRole("button", { name, exact: true });

export const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

export async function fillIn(page: Page, values: FormValues): Promise<void> {
  for (const { name, control: kind } of fields)
    await (kind === "select"
      ? control(page, name).selectOption(values[name])
      : control(page, name).fill(values[name]));
}

// One event sets the whole value, as pasting does.
export const paste = (page: Page, values: FormValues) =>
  formOf(page).evaluate((form: HTMLFormElement, entries) => {
    for (const [name, value] of entries) {
      const box = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (box) box.value = value;
    }
    form.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  }, Object.entries(values));

export const typed = (page: Page) =>
  formOf(page).evaluate(
    (form: HTMLFormElement, names) =>
      Object.fromEntries(
        names.map((name) => [name, form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value]),
      ),
    fieldNames,
  );

export function partsOf(values: FormValues, { template }: EnquiryForm): Letter["parts"] {
  const ids = {
    lib_version: "4.4.1",
    service_id: "service_tests",
    template_id: template,
    user_id: "key_tests",
  };
  // Browsers send every line break as CRLF (https://html.spec.whatwg.org/#multipart-form-data).
  const onTheWire = (value: string) => value.replace(/\r\n|\r|\n/gu, "\r\n");
  return Object.entries({ ...values, ...ids }).map(([name, value]) => ({ name, value: onTheWire(value) }));
}
