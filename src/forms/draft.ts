/** Drafts: what a visitor has typed, kept in the tab's session storage until the message is sent. */

/** Values by the names of the controls. */
export type Draft = {
  readonly values: Readonly<Record<string, string>>;
  /** Set until the result is clear or dismissed. */
  readonly isSending?: boolean;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of src/forms/enquiry-form.tsx; without the hidden inputs and the honeypot. */
const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>("[data-fields] :is(input, select, textarea)");

/** By the `id` of the form element. */
const draftKey = (form: string): string => `draft:${form}`;

/** Catches the error of browsers that block storage. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Only strings that an earlier release, an extension or a person may have left under the key. */
function draftIn(stored: unknown): Draft | undefined {
  const { values, isSending } = Object(stored);
  if (typeof values !== "object" || values === null) return undefined;
  const texts = Object.entries<string>(values).filter(([, value]) => typeof value === "string");
  return { values: Object.fromEntries(texts), ...(isSending === true && { isSending }) };
}

export const readDraft = (form: string): Draft | undefined =>
  withStorage((storage) => draftIn(JSON.parse(storage.getItem(draftKey(form)) ?? "null")));

export const writeDraft = (form: string, draft: Draft): void =>
  withStorage((storage) => storage.setItem(draftKey(form), JSON.stringify(draft)));

export const clearDraft = (form: string): void =>
  withStorage((storage) => storage.removeItem(draftKey(form)));

/** Stores what is typed now. An interrupted sending stays marked until its notice has been shown. */
export function keepText(form: HTMLFormElement): void {
  const values = Object.fromEntries([...fieldsOf(form)].map(({ name, value }) => [name, value]));
  const isSending = !form.dataset.live && readDraft(form.id)?.isSending;
  if (Object.values(values).some(Boolean)) writeDraft(form.id, { values, ...(isSending && { isSending }) });
  else clearDraft(form.id);
}

/** Typed text wins over the draft's. */
export function restoreText(form: HTMLFormElement): void {
  const { values } = readDraft(form.id) ?? { values: {} };
  for (const control of fieldsOf(form)) {
    if (control.value === "") control.value = values[control.name] ?? "";
    // A stored service that no longer exists would select nothing.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

/** Chooses the service of `?servizio=` once per history entry: later choices survive reload and back. */
export function chooseRequestedService(form: HTMLFormElement): void {
  const slug = new URLSearchParams(location.search).get("servizio");
  const option = [...form.querySelectorAll("option")].find(({ dataset }) => dataset.slug === slug);
  if (!option || history.state?.requestedService === slug) return;
  history.replaceState({ ...history.state, requestedService: slug }, "");
  option.selected = true;
}
