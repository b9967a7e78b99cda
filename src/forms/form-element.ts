/** Reads and changes a form's HTML for its island: React never creates the fields (enquiry-form.tsx). */
import { formStrings } from "../strings/forms";
import { controlId, type FieldName, type FormId, type FormValues, fieldNames, formElementId } from "./fields";
import type { FieldErrors } from "./validation";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const formElement = (id: FormId) => document.getElementById(formElementId(id)) as HTMLFormElement;

export const submitButton = (form: HTMLFormElement) =>
  form.querySelector("[type=submit]") as HTMLButtonElement;

export const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector(`[name="${name}"]`) as Control;

export const readValues = (form: HTMLFormElement) =>
  Object.fromEntries(fieldNames.map((name) => [name, controlOf(form, name).value])) as FormValues;

/**
 * Marks the form as live, and turns off plain post and native validation. Enables the honeypot, which is disabled until
 * then because a plain post would send it.
 */
export function disablePlainPost(form: HTMLFormElement): void {
  form.dataset.live = "true";
  form.noValidate = true;
  for (const part of form.querySelectorAll<HTMLElement>("[data-plain-post]")) {
    part.hidden = true;
    part.toggleAttribute("disabled", true);
  }
  form.querySelector("[data-honeypot]")?.removeAttribute("disabled");
}

export function showErrors(id: FormId, errors: FieldErrors): void {
  const form = formElement(id);
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    const errorElement = form.querySelector(`#${controlId(id, name)}-error`) as HTMLElement;
    const error = errors[name];

    errorElement.hidden = error === undefined;
    errorElement.lastElementChild?.replaceChildren(error ?? "");
    if (error === undefined) {
      control.removeAttribute("aria-invalid");
      control.removeAttribute("aria-describedby");
    } else {
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", errorElement.id);
    }
  }
}

export function showProgress(id: FormId, isSending: boolean): void {
  const form = formElement(id);
  const button = submitButton(form);
  const progress = form.querySelector("[data-progress]") as HTMLElement;
  button.dataset.label ??= button.textContent ?? "";

  // Prevents typing while the message is sent, because the form's reset would delete the new text.
  form.querySelector("[data-fields]")?.toggleAttribute("inert", isSending);
  progress.textContent = isSending ? formStrings.progress : "";
  // Moves the focus before the button is disabled and loses it.
  if (isSending) progress.focus();
  button.disabled = isSending;
  button.textContent = isSending ? formStrings.sending : button.dataset.label;
}
