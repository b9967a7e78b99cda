/** What was typed, kept for the life of the tab: it outlives reload, navigation and a crash. */
import { type FormId, type FormValues, fieldNames } from "./fields";

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

/** @throws TypeError when the text is no draft */
function parseDraft(text: string): Draft {
  const { values, isSending }: Draft = JSON.parse(text);
  const kept = fieldNames.filter((name) => typeof values[name] === "string");
  return { values: Object.fromEntries(kept.map((name) => [name, values[name]])), isSending };
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
