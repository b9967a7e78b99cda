import type { Page } from "@playwright/test";
import type { Message } from "../../gatsby/develop/mailbox";
import { type FormId, type FormValues, fieldNames, fields } from "../../src/forms/fields";
import { enquiryFor } from "../../src/forms/testing/enquiry";
import { resultStrings } from "../../src/strings/form-results";
import { submitLabels } from "../../src/strings/forms";
import { content } from "../built/content";

const formOn = (path: string, id: FormId) => ({
  path,
  button: submitLabels[id],
  template: `template_${id}_tests`,
  success: resultStrings[id].success.text,
  failure: resultStrings[id].failure.text,
});
export const contact = formOn("/contact", "contact");
export const quote = formOn("/preventivo", "quote");
export type EnquiryForm = ReturnType<typeof formOn>;

const lastService = content.services.at(-1);
export const service = lastService?.formValue ?? lastService?.slug ?? "";
export const enquiry = enquiryFor(service);

export function formOf(page: Page) {
  const form = page.getByRole("main").locator("form");
  const control = (name: string) => form.locator(`[name="${name}"]`);
  return {
    form,
    control,
    send: form.locator("button[type=submit]"),
    result: page.getByRole("alertdialog"),
    async fillIn(values: FormValues) {
      for (const { name, control: kind } of fields)
        await control(name)[kind === "select" ? "selectOption" : "fill"](values[name]);
    },
    /** Sets all values with one event, as pasting does. */
    paste: (values: FormValues) =>
      form.evaluate((element: HTMLFormElement, entries) => {
        for (const [name, value] of entries) {
          const box = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
          if (box) box.value = value;
        }
        element.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
      }, Object.entries(values)),
    typed: () =>
      form.evaluate((element: HTMLFormElement, names) => {
        const boxOf = (name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`);
        return Object.fromEntries(names.map((name) => [name, boxOf(name)?.value]));
      }, fieldNames),
  };
}

export function partsOf(values: FormValues, { template }: EnquiryForm): Message["parts"] {
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
