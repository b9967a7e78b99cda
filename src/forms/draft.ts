/** What was typed, kept for the life of the tab: it outlives reload, navigation and a crash. */
import { type FieldName, type FormId, type FormValues, fieldNames, type ServiceOption } from "./fields";

export type Draft = {
  readonly values: Partial<FormValues>;
  /** It was being sent when it was stored: found again after a reload, nobody knows whether it arrived. */
  readonly isSending?: boolean;
};

const emptyDraft: Draft = { values: {} };
const key = (id: FormId) => `draft:${id}`;

/** Where storage is blocked or full, drafts still outlive the way to another page and back. */
const memory = new Map<FormId, Draft>();

/** Runs `use` on the session's storage; browsers that block storage throw on reaching for it. */
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
  const { values, isSending } = stored;
  const kept = fieldNames
    .filter((name) => typeof values[name] === "string")
    .map((name) => [name, values[name]]);
  return { values: Object.fromEntries(kept), ...(isSending === true && { isSending }) };
}

/** The draft of a form; empty when there is none, or when the stored one is damaged. */
export const readDraft = (id: FormId): Draft =>
  memory.get(id) ??
  withStorage((storage) => {
    const text = storage.getItem(key(id));
    return text === null ? emptyDraft : parseDraft(text);
  }, emptyDraft);

/** Whether anything is kept of a form. */
export const hasDraft = (id: FormId) => Object.values(readDraft(id).values).some((value) => value !== "");

export function writeDraft(id: FormId, draft: Draft): void {
  memory.set(id, draft);
  withStorage((storage) => storage.setItem(key(id), JSON.stringify(draft)), undefined);
}

export function clearDraft(id: FormId): void {
  memory.delete(id);
  withStorage((storage) => storage.removeItem(key(id)), undefined);
}

/**
 * What each field starts with, once the page is live. Text typed before that wins over everything, a service that the
 * address asks for over the draft's.
 */
export function startingValues(
  typed: FormValues,
  draft: Draft,
  requested: ServiceOption | undefined,
): FormValues {
  const remembered = (name: FieldName) =>
    name === "service" && requested ? requested.value : (draft.values[name] ?? "");
  const entries = fieldNames.map((name) => [name, typed[name] || remembered(name)]);
  return Object.fromEntries(entries);
}
