/** A form on the page, as the tests of this folder meet it. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { writeDraft } from "../draft";
import { EnquiryForm } from "../enquiry-form";
import type { FormId } from "../fields";
import type { Outcome } from "../transport";
import { settings, values } from "./enquiry";

export const show = (id: FormId = "quote") => render(<EnquiryForm {...settings} id={id} />);

export const box = (name: RegExp | string) => screen.getByRole("textbox", { name });
export const choice = (name: RegExp | string) => screen.getByRole("combobox", { name });
export const button = (name = "Invia Richiesta di Preventivo") => screen.getByRole("button", { name });

/** The form live and filled in, as a visitor finds it who comes back to a draft. */
export async function showFilled(id: FormId = "quote") {
  writeDraft(id, { values });
  const form = show(id);
  await waitFor(() => expect(form.container.firstChild).toHaveAttribute("data-live", "true"));
  return form;
}

/** Types the enquiry in, as a visitor does. */
export async function fillIn() {
  const user = userEvent.setup();
  await user.type(box("Nome e Cognome"), values.name);
  await user.type(box("E-mail"), values.email);
  await user.selectOptions(choice("Tipo di Servizio"), values.service);
  await user.type(box(/Località/u), values.location);
  await user.type(box(/Dettagli/u), values.message);
  return user;
}

/** A promise for a mock to return, and the means to settle it. */
export function later<T = Outcome>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return {
    promise,
    arrive: (value: T) => act(async () => resolve(value)),
    fail: () => act(async () => reject(new Error("ChunkLoadError"))),
  };
}
