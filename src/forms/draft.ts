/**
 * Drafts: what a visitor has typed, kept in the tab's session storage until the message is sent. They need no
 * React, so that nothing typed before the form is live, or without it, is lost.
 */
import { closest } from "../lib/closest";
import type { Control } from "./form-element";

/** Values by the names of the controls. */
export type Draft = {
  readonly values: Readonly<Record<string, string>>;
  /** From the start of a sending until its outcome is clear, or dismissed. */
  readonly isSending: boolean;
};

/** All fields, but neither hidden inputs nor the honeypot (enquiry-form.tsx). */
const controlsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>("[data-fields] :is(input, select, textarea)");

const draftKey = (formElementId: string): string => `draft:${formElementId}`;

/** Ignores that a browser blocks storage, or that it is full. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Reads with care: an earlier release, an extension or a person may have left anything under the key. */
function parseDraft(json: string): Draft | undefined {
  const { values, isSending } = Object(JSON.parse(json));
  if (typeof values !== "object" || values === null) return undefined;
  const texts = Object.entries<string>(values).filter(([, value]) => typeof value === "string");
  return { values: Object.fromEntries(texts), isSending: isSending === true };
}

export const readDraft = (formElementId: string): Draft | undefined =>
  withStorage((storage) => parseDraft(storage.getItem(draftKey(formElementId)) ?? "null"));

export const writeDraft = (formElementId: string, draft: Draft): void =>
  withStorage((storage) => storage.setItem(draftKey(formElementId), JSON.stringify(draft)));

export const clearDraft = (formElementId: string): void =>
  withStorage((storage) => storage.removeItem(draftKey(formElementId)));

/** Stores what is typed now. An interrupted sending stays marked until the live form has said so. */
function keepText(form: HTMLFormElement): void {
  const values = Object.fromEntries([...controlsOf(form)].map(({ name, value }) => [name, value]));
  const isEmpty = Object.values(values).every((value) => value === "");
  const isSending = !form.dataset.live && readDraft(form.id)?.isSending === true;
  if (isEmpty) clearDraft(form.id);
  else writeDraft(form.id, { values, isSending });
}

/** Leaves what has been typed meanwhile. */
function restoreText(form: HTMLFormElement): void {
  const values = readDraft(form.id)?.values ?? {};
  for (const control of controlsOf(form)) {
    if (control.value === "") control.value = values[control.name] ?? "";
    // A service that no longer exists selects nothing: the first option asks to choose.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

/** Chooses the service of `?servizio=`, once per history entry: a later choice survives reload and back. */
function chooseRequestedService(form: HTMLFormElement): void {
  const slug = new URLSearchParams(location.search).get("servizio");
  const option = [...form.querySelectorAll("option")].find(({ dataset }) => dataset.slug === slug);
  if (!option || history.state?.requestedService === slug) return;
  history.replaceState({ ...history.state, requestedService: slug }, "");
  option.selected = true;
}

/** Keeps what is typed in any form. */
export function manageDrafts(): void {
  document.addEventListener("input", ({ target }) => {
    const form = closest(target, "form");
    if (form instanceof HTMLFormElement) keepText(form);
  });
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    // A plain post: on going back, the browser itself restores the text.
    if (target instanceof HTMLFormElement && !defaultPrevented) clearDraft(target.id);
  });
}

/** Fills the page's forms. Marks one whose sending was interrupted: the page script makes it live at once. */
export function fillForms(): void {
  for (const form of document.forms) {
    if (readDraft(form.id)?.isSending) form.dataset.interrupted = "";
    restoreText(form);
    chooseRequestedService(form);
  }
}
