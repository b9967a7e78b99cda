/**
 * Keeps what a visitor has typed in the tab's session storage until the message is sent. Works without React, so that
 * no text is lost that is typed before the form is live, or into a form that never is.
 */
import { closest } from "../lib/closest";
import type { Control } from "./form-element";

/** Returns all fields, but neither hidden inputs nor the honeypot (enquiry-form.tsx). */
const controlsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>("[data-fields] :is(input, select, textarea)");

const typedTextKey = (formElementId: string) => `typed-text:${formElementId}`;

/** Returns undefined if the browser blocks storage, or if the storage is full. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

export const clearTypedText = (formElementId: string): void =>
  withStorage((storage) => storage.removeItem(typedTextKey(formElementId)));

/** Stores each value by the name of its control. */
function keepText(form: HTMLFormElement): void {
  const texts = Object.fromEntries([...controlsOf(form)].map(({ name, value }) => [name, value]));
  withStorage((storage) => storage.setItem(typedTextKey(form.id), JSON.stringify(texts)));
}

/** Fills only empty fields, so that text typed meanwhile stays. */
function restoreText(form: HTMLFormElement): void {
  // May have any shape, because an earlier release, an extension or a person may have stored it: checked below.
  const storedTexts = withStorage((storage) => JSON.parse(storage.getItem(typedTextKey(form.id)) ?? "null"));
  const texts: Readonly<Record<string, unknown>> = storedTexts ?? {};
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (control.value === "" && typeof text === "string") control.value = text;
    // If the service no longer exists, no option is selected: the first one asks the visitor to choose.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

/** Chooses the service of `?servizio=` once per history entry, so that a later choice survives reload and back. */
function chooseRequestedService(form: HTMLFormElement): void {
  const slug = new URLSearchParams(location.search).get("servizio");
  const option = [...form.querySelectorAll("option")].find(({ dataset }) => dataset.slug === slug);
  if (!option || history.state?.requestedService === slug) return;
  history.replaceState({ ...history.state, requestedService: slug }, "");
  option.selected = true;
}

/** Keeps what is typed in any form. */
export function manageTypedText(): void {
  document.addEventListener("input", ({ target }) => {
    const form = closest(target, "form");
    if (form instanceof HTMLFormElement) keepText(form);
  });
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    // A plain post leaves the page: on going back, the browser itself restores the text.
    if (target instanceof HTMLFormElement && !defaultPrevented) clearTypedText(target.id);
  });
}

/** Fills the page's forms with the kept text and the URL's service. */
export function fillForms(): void {
  for (const form of document.forms) {
    restoreText(form);
    chooseRequestedService(form);
  }
}
