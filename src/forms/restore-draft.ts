/** What a form starts with once it is live: what was typed, the draft, the service that the address asks for. */
import { type Draft, writeDraft } from "./draft";
import {
  controlOf,
  type FormId,
  fieldNames,
  readValues,
  requestParameter,
  type ServiceOption,
  valuesBy,
} from "./fields";

/**
 * The service that `?servizio=<slug>` asks for, once for each visit to the address: the entry of the session's history
 * is marked, so that after a reload, or on the way back, a later choice by hand stays, and a new click on the link
 * counts again.
 */
function takeRequestedService(services: readonly ServiceOption[]): string | undefined {
  const slug = new URLSearchParams(window.location.search).get(requestParameter);
  const requested = services.find((service) => service.slug === slug);
  const { state } = window.history;
  if (!requested || state?.requestedService === slug) return undefined;
  window.history.replaceState({ ...state, requestedService: slug }, "");
  return requested.value;
}

/** Fills the form in. Text typed before wins over everything, the service asked for over the draft's. */
export function restoreDraft(
  id: FormId,
  form: HTMLFormElement,
  draft: Draft,
  services: readonly ServiceOption[],
): void {
  const typed = readValues(form);
  const service = takeRequestedService(services);
  const remembered = { ...draft.values, ...(service !== undefined && { service }) };
  const values = valuesBy((name) => typed[name] || (remembered[name] ?? ""));
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    if (control && values[name] !== typed[name]) control.value = values[name];
    // A choice that is no longer offered would leave the list blank.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
  // One that was being sent goes on saying so: after a second reload, too, nobody knows whether it arrived.
  if (!draft.isSending && fieldNames.some((name) => values[name] !== "")) writeDraft(id, { values });
}
