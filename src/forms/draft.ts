/**
 * Typed text, kept for the life of the tab: it outlives reload, navigation and a crash; and hydration, where React renders
 * the form anew and empty because an extension or a translation has changed the HTML.
 */
import { type FormId, type FormValues, fieldNames, formElementId, formIds, readValues } from "./fields";
import { draftKey } from "./needs-react";

export type Draft = {
  readonly values: Partial<FormValues>;
  /** Stored while being sent: after a reload nobody knows whether it arrived. */
  readonly isSending?: boolean;
};

const emptyDraft: Draft = { values: {} };
const key = (id: FormId) => draftKey(formElementId(id));

/** Where storage is blocked or full, drafts still outlive a change of page. */
const memory = new Map<FormId, Draft>();

/** Runs `use` on the session's storage; browsers that block storage throw on reaching for it. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

export const readDraft = (id: FormId): Draft =>
  memory.get(id) ??
  withStorage((storage) => JSON.parse(storage.getItem(key(id)) ?? "null"), null) ??
  emptyDraft;

export function writeDraft(id: FormId, draft: Draft): void {
  memory.set(id, draft);
  withStorage((storage) => storage.setItem(key(id), JSON.stringify(draft)), undefined);
}

export function clearDraft(id: FormId): void {
  memory.delete(id);
  withStorage((storage) => storage.removeItem(key(id)), undefined);
}

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

/** Keeps what the page's forms hold now and what is typed from now on; call it before React takes the page over. */
export function keepEarlyText(): void {
  for (const form of document.forms) keep(form);
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (target instanceof Element && form) keep(form, target.getAttribute("name"));
  });
}
