import { type RefObject, useCallback, useEffect } from "react";
import { readDraft, startingValues, writeDraft } from "./draft";
import {
  controlOf,
  type FieldName,
  type FormId,
  fieldNames,
  readValues,
  requestParameter,
  type ServiceOption,
} from "./fields";

function fill(form: HTMLFormElement, name: FieldName, value: string) {
  const control = controlOf(form, name);
  if (control) control.value = value;
  // A choice that is no longer offered would leave the list blank.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/**
 * The service that the address asks for, once for each visit to it: the entry of the session's history is marked, so
 * that after a reload, or on the way back, a later choice by hand stays, and a new click on the link counts again.
 */
function takeRequestedService(services: readonly ServiceOption[]): ServiceOption | undefined {
  const slug = new URLSearchParams(window.location.search).get(requestParameter);
  const requested = services.find((service) => service.slug === slug);
  const { state } = window.history;
  if (!requested || state?.requestedService === slug) return undefined;
  window.history.replaceState({ ...state, requestedService: slug }, "");
  return requested;
}

/**
 * Restores a form's draft and the service asked for by `?servizio=<slug>` when the page goes live: in an effect,
 * because the HTML of the server knows neither.
 *
 * @returns a function that stores what is typed now; call it on every input
 */
export function useDraft(
  id: FormId,
  form: RefObject<HTMLFormElement>,
  services: readonly ServiceOption[],
): () => void {
  const save = useCallback(() => {
    if (form.current) writeDraft(id, { values: readValues(form.current) });
  }, [id, form]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(id);
    const typed = readValues(element);
    const start = startingValues(typed, draft, takeRequestedService(services));
    const changed = fieldNames.filter((name) => start[name] !== typed[name]);
    for (const name of changed) fill(element, name, start[name]);
    if (draft.isSending !== true && fieldNames.some((name) => start[name] !== "")) save();
  }, [id, form, services, save]);

  return save;
}
