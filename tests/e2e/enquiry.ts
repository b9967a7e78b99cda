/** The two forms as a visitor meets them, and what must reach the mailbox. */
import type { Page } from "@playwright/test";
import type { Letter } from "../../build/develop/mailbox";
import { type FormValues, fieldNames } from "../../src/forms/fields";

/** The specification's words for each form; `template` is that of the build for tests. */
export const contact = {
  path: "/contact",
  button: "Invia Messaggio",
  template: "template_contact_tests",
  success: "Messaggio inviato con successo! Ti risponderemo al più presto.",
  failure: "Errore nell'invio del messaggio. Riprova più tardi.",
} as const;
export const quote = {
  path: "/preventivo",
  button: "Invia Richiesta di Preventivo",
  template: "template_quote_tests",
  success: "Richiesta di preventivo inviata con successo! Ti risponderemo al più presto.",
  failure: "Errore nell'invio della richiesta. Riprova più tardi.",
} as const;
export type EnquiryForm = typeof contact | typeof quote;

export const sendingLabel = "Invio in corso...";

export const enquiry: FormValues = {
  name: "Maria «Tina» D’Àmbrosio",
  email: "maria.dambrosio@posta.example",
  phone: "+39 000 0000000",
  service: "catasto",
  location: "Contrada Piano, 1 – Catanzaro",
  timing: "3-giorni",
  message: "Due righe:\nuna con l'apostrofo & la “e” commerciale,\nuna con <b>HTML</b> e 📐.",
};
export { emptyValues as untouched } from "../../src/forms/testing/enquiry";

export const formOf = (page: Page) => page.getByRole("main").locator("form");
export const sendButton = (page: Page) => formOf(page).locator("button[type=submit]");
export const result = (page: Page) => page.getByRole("alertdialog");
export const inResult = (page: Page, name: string) => result(page).getByRole("button", { name, exact: true });

const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

/** Fills the fields in by hand, one after the other. */
export async function fillIn(page: Page, values: FormValues): Promise<void> {
  for (const name of ["name", "email", "phone", "location", "message"] as const)
    await control(page, name).fill(values[name]);
  for (const name of ["service", "timing"] as const) await control(page, name).selectOption(values[name]);
}

/** What stands in the fields now. */
export async function typed(page: Page) {
  const entries = await Promise.all(
    fieldNames.map(async (name) => [name, await control(page, name).inputValue()] as const),
  );
  return Object.fromEntries(entries);
}

/** Browsers send every line break as CRLF (https://html.spec.whatwg.org/#multipart-form-data). */
const onTheWire = (value: string) => value.replace(/\r\n|\r|\n/gu, "\r\n");

/** The parts of the message, in the service's order. */
export function partsOf(values: FormValues, { template }: EnquiryForm): Letter["parts"] {
  const ids = {
    lib_version: "4.4.1",
    service_id: "service_tests",
    template_id: template,
    user_id: "key_tests",
  };
  return Object.entries({ ...values, ...ids }).map(([name, value]) => ({ name, value: onTheWire(value) }));
}
