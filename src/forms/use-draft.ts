import { type RefObject, useCallback, useEffect, useRef } from "react";
import { readDraft, startingValues, writeDraft } from "./draft";
import { type FormId, fieldNames, readValues, type ServiceOption } from "./fields";

function fill(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    // A choice that is no longer offered would leave the list blank.
    if (control.selectedIndex < 0) control.selectedIndex = 0;
  }
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
  const requestedSlug = useRef<string | undefined>(undefined);

  const save = useCallback(() => {
    if (form.current) writeDraft(id, { values: readValues(form.current), requested: requestedSlug.current });
  }, [id, form]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const slug = new URLSearchParams(window.location.search).get("servizio");
    const requested = services.find((service) => service.slug === slug);
    const draft = readDraft(id);
    requestedSlug.current = requested?.slug ?? draft.requested;

    const typed = readValues(element);
    const start = startingValues(typed, draft, requested);
    const changed = fieldNames.filter((name) => start[name] !== typed[name]);
    for (const name of changed) fill(element, name, start[name]);
    if (fieldNames.some((name) => start[name] !== "")) save();
  }, [id, form, services, save]);

  return save;
}
