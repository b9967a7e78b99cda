import { type FieldName, type FormId, formElementId } from "./fields";
import { type Draft as AnyDraft, draftKey, storedDraft, withStorage } from "./prefill";

export type Draft = AnyDraft<FieldName>;

/** Fallback for blocked or full storage: drafts survive a change of page. */
const memory = new Map<FormId, Draft>();

export const readDraft = (id: FormId): Draft =>
  memory.get(id) ?? storedDraft(formElementId(id)) ?? { values: {} };

export function writeDraft(id: FormId, draft: Draft): void {
  memory.set(id, draft);
  withStorage((storage) => storage.setItem(draftKey(formElementId(id)), JSON.stringify(draft)));
}

export function clearDraft(id: FormId): void {
  memory.delete(id);
  withStorage((storage) => storage.removeItem(draftKey(formElementId(id))));
}
