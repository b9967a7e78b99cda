/**
 * Keeps what is typed before hydration. Usually it stays in the fields, but where the HTML is no longer what
 * React expects (an extension has put something in, the browser has translated the page) React builds the form anew,
 * and empty.
 */
import { readDraft, writeDraft } from "./draft";
import { fieldNames, formElementId, formIds, readValues } from "./fields";

/** Stores the fields that hold something, and the one being typed in, which may have been emptied. */
function keep(form: HTMLFormElement, beingTyped?: string | null): void {
  const id = formIds.find((candidate) => formElementId(candidate) === form.id);
  if (id === undefined || form.dataset.live === "true") return;
  const typed = readValues(form);
  const kept = fieldNames.filter((name) => typed[name] !== "" || name === beingTyped);
  if (kept.length === 0) return;
  const draft = readDraft(id);
  const values = Object.fromEntries(kept.map((name) => [name, typed[name]]));
  writeDraft(id, { ...draft, values: { ...draft.values, ...values } });
}

/** Keeps what stands in the page's forms now and what is typed from now on; call it before React takes the page over. */
export function keepEarlyText(): void {
  for (const form of document.forms) keep(form);
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (target instanceof Element && form) keep(form, target.getAttribute("name"));
  });
}
