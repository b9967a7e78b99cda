/**
 * Keeps what is typed before the page is live. Usually it stays in the fields, but where the HTML is no longer what
 * React expects (an extension has put something in, the browser has translated the page) React builds the form anew,
 * and empty.
 */
import { readDraft, startingValues, writeDraft } from "./draft";
import { type FormId, fieldNames, readValues } from "./fields";

const formIds: Readonly<Record<string, FormId>> = { "contact-form": "contact", "quote-form": "quote" };

/** The form's id as long as our code has not taken it over. */
const earlyForm = (form: HTMLFormElement): FormId | undefined =>
  form.dataset.live === "true" ? undefined : formIds[form.id];

/** Stores all that stands in a form. */
function keepForm(form: HTMLFormElement): void {
  const id = earlyForm(form);
  if (id === undefined) return;
  const typed = readValues(form);
  if (fieldNames.every((name) => typed[name] === "")) return;
  const draft = readDraft(id);
  writeDraft(id, { ...draft, values: startingValues(typed, draft, undefined) });
}

/** Stores the field that is being typed in: emptied, it is empty, while the others may still await their draft. */
function keepField(form: HTMLFormElement, field: string | null): void {
  const id = earlyForm(form);
  const name = fieldNames.find((candidate) => candidate === field);
  if (id === undefined || name === undefined) return;
  const draft = readDraft(id);
  writeDraft(id, { ...draft, values: { ...draft.values, [name]: readValues(form)[name] } });
}

/** Keeps what stands in the page's forms now and what is typed from now on; call it before React takes the page over. */
export function keepEarlyText(): void {
  for (const form of document.forms) keepForm(form);
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof Element)) return;
    const form = target.closest("form");
    if (form) keepField(form, target.getAttribute("name"));
  });
}
