/**
 * Keeps what is typed before the page is live. Usually it stays in the fields, but where the HTML is no longer what
 * React expects (an extension has put something in, the browser has translated the page) React builds the form anew,
 * and empty.
 */
import { readDraft, startingValues, writeDraft } from "./draft";
import { type FormId, fieldNames, readValues } from "./fields";

const formIds: Readonly<Record<string, FormId>> = { "contact-form": "contact", "quote-form": "quote" };

/** Stores a form's text as its draft, until our code has taken the form over. */
function keep(form: HTMLFormElement): void {
  const id = formIds[form.id];
  if (id === undefined || form.noValidate) return;
  const typed = readValues(form);
  if (fieldNames.every((name) => typed[name] === "")) return;
  const draft = readDraft(id);
  writeDraft(id, { ...draft, values: startingValues(typed, draft, undefined) });
}

/** Keeps what stands in the page's forms now and what is typed from now on; call it before React takes the page over. */
export function keepEarlyText(): void {
  for (const form of document.forms) keep(form);
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form) keep(form);
  });
}
