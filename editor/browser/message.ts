/** Our own words in the editor's page, outside of the CMS. */

const part = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;

/** Asks over everything; without a word for «yes» it only tells. */
export function ask(message: string, yes?: string): Promise<boolean> {
  const dialog = part<HTMLDialogElement>("#redazione-message");
  part("#redazione-message p").textContent = message;
  const button = part<HTMLButtonElement>("#redazione-message [value=yes]");
  button.hidden = yes === undefined;
  button.textContent = yes ?? "";
  part("#redazione-message [value=no]").textContent = yes === undefined ? "Chiudi" : "Annulla";
  dialog.returnValue = "no";
  if (!dialog.open) dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

export const tell = (message: string) => void ask(message);

/** The line at the lower edge: how the content stands, and whether what was saved is online. */
export function show(which: "check" | "publication", text: string, isWrong = false): void {
  const output = part(`#redazione-${which}`);
  output.textContent = text;
  output.classList.toggle("wrong", isWrong);
}
