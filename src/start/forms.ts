import { chooseRequestedService, clearDraft, keepText, readDraft, restoreText } from "../forms/draft";
import { closest } from "../lib/closest";

const formOf = (target: EventTarget | null) => closest(target, "form") as HTMLFormElement | null;

/** Drafts need no React: what was typed before it arrives, or without it, is not lost. */
export function manageDrafts(): void {
  document.addEventListener("input", ({ target }) => {
    const form = formOf(target);
    if (form) keepText(form);
  });
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    const form = formOf(target);
    // A native submission: the browser restores the text on going back.
    if (form && !defaultPrevented) clearDraft(form.id);
  });
}

/** Marks a form whose sending was interrupted: its island, which says so, is then loaded at once. */
export function fillForms(): void {
  for (const form of document.forms) {
    if (readDraft(form.id)?.isSending) form.dataset.interrupted = "";
    restoreText(form);
    chooseRequestedService(form);
  }
}
