const part = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;

/** Asks in a modal dialog; without a label for «yes», only informs. */
export function ask(message: string, yes?: string): Promise<boolean> {
  const dialog = part<HTMLDialogElement>("#redazione-message");
  const button = part<HTMLButtonElement>("#redazione-message [value=yes]");
  part("#redazione-message p").textContent = message;
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

export function show(text: string, isWrong = false): void {
  const line = part("#redazione-publication");
  line.textContent = text;
  line.classList.toggle("wrong", isWrong);
}
