/** What was typed, kept for the life of the tab: it outlives reload, navigation and a crash. */
import { type FieldName, type FormId, type FormValues, fieldNames, type ServiceOption } from "./fields";

export type Draft = {
  readonly values: Partial<FormValues>;
  /** The service slug of the address that was last applied: a later choice by hand must survive a reload. */
  readonly requested?: string;
};

const emptyDraft: Draft = { values: {} };
const key = (id: FormId) => `draft:${id}`;

/** Runs `use` on the session's storage; browsers that block storage throw on reaching for it, and no draft is kept. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function parseDraft(text: string): Draft {
  const stored: unknown = JSON.parse(text);
  if (!isObject(stored) || !isObject(stored.values)) return emptyDraft;
  const { values, requested } = stored;
  const kept = fieldNames
    .filter((name) => typeof values[name] === "string")
    .map((name) => [name, values[name]]);
  return { values: Object.fromEntries(kept), ...(typeof requested === "string" && { requested }) };
}

/** The draft of a form; empty when there is none, when it is damaged, or when storage is blocked. */
export const readDraft = (id: FormId): Draft =>
  withStorage((storage) => {
    const text = storage.getItem(key(id));
    return text === null ? emptyDraft : parseDraft(text);
  }, emptyDraft);

export const writeDraft = (id: FormId, draft: Draft): void =>
  withStorage((storage) => storage.setItem(key(id), JSON.stringify(draft)), undefined);

export const clearDraft = (id: FormId): void =>
  withStorage((storage) => storage.removeItem(key(id)), undefined);

/**
 * What each field starts with, once the page is live. Text typed before that wins over everything; a service
 * that the address asks for wins over the draft's, unless that very address has been applied before.
 */
export function startingValues(
  typed: FormValues,
  draft: Draft,
  requested: ServiceOption | undefined,
): FormValues {
  const remembered = (name: FieldName) =>
    name === "service" && requested && requested.slug !== draft.requested
      ? requested.value
      : (draft.values[name] ?? "");
  const entries = fieldNames.map((name) => [name, typed[name] || remembered(name)]);
  return Object.fromEntries(entries);
}
