const part = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;

function open(message: string, yes: string | undefined, isRisky: boolean): Promise<boolean> {
  const dialog = part<HTMLDialogElement>("#redazione-message");
  const accept = part<HTMLButtonElement>("#redazione-message [value=yes]");
  const decline = part<HTMLButtonElement>("#redazione-message [value=no]");
  part("#redazione-message p").textContent = message;
  accept.hidden = yes === undefined;
  accept.textContent = yes ?? "";
  decline.textContent = yes === undefined ? "Chiudi" : "Annulla";
  dialog.classList.toggle("risky", isRisky);
  dialog.returnValue = "no";
  dialog.showModal();
  if (isRisky) decline.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

let lastAnswer: Promise<unknown> = Promise.resolve();

/**
 * Asks in a modal dialog, after the messages before it; without a label for «yes», only informs.
 * @param isRisky makes «no» the default
 */
export function ask(message: string, yes?: string, isRisky = false): Promise<boolean> {
  const answer = lastAnswer.then(() => open(message, yes, isRisky));
  lastAnswer = answer;
  return answer;
}

export const tell = (message: string) => void ask(message);

/** Line about the publication; `why` is an address that explains what went wrong. */
export function show(text: string, why?: string): void {
  const line = part("#redazione-publication");
  line.textContent = text;
  line.classList.toggle("wrong", why !== undefined);
  if (why === undefined) return;
  const link = { textContent: "Perché", href: why, target: "_blank" };
  line.append(" ", Object.assign(document.createElement("a"), link));
}

/** Hides the line beside forms that it is not about. */
export const showLine = (isShown: boolean) => {
  part<HTMLElement>("#redazione-publication").hidden = !isShown;
};
