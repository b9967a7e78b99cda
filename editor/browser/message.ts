/** Shows questions and messages in a dialog, and the state of publication or connection in the status line. */
const findElement = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;

/** Without `acceptLabel`, only informs. `isRisky` makes «no» the default; `slug` is offered for changing. */
type Question = { message: string; acceptLabel?: string; isRisky?: boolean; slug?: string };

function openDialog({ message, acceptLabel, isRisky = false, slug }: Question): Promise<boolean> {
  const dialog = findElement<HTMLDialogElement>("#redazione-message");
  const accept = findElement<HTMLButtonElement>("#redazione-message [value=yes]");
  const decline = findElement<HTMLButtonElement>("#redazione-message [value=no]");
  findElement("#redazione-message p").textContent = message;
  findElement<HTMLElement>("#redazione-message label").hidden = slug === undefined;
  findElement<HTMLInputElement>("#redazione-message input").value = slug ?? "";
  accept.hidden = acceptLabel === undefined;
  accept.textContent = acceptLabel ?? "";
  decline.textContent = acceptLabel === undefined ? "Chiudi" : "Annulla";
  dialog.classList.toggle("risky", isRisky);
  dialog.returnValue = "no";
  dialog.showModal();
  if (isRisky) decline.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

let lastAnswer: Promise<unknown> = Promise.resolve();

/** Opens a modal dialog once all earlier dialogs are closed. */
function enqueue(question: Question): Promise<boolean> {
  const answer = lastAnswer.then(() => openDialog(question));
  lastAnswer = answer;
  return answer;
}

export const ask = (question: Question & { acceptLabel: string }) => enqueue(question);

/** @returns the new slug, or `undefined` if the person cancels */
export async function askSlug(message: string, slug: string): Promise<string | undefined> {
  const isAccepted = await enqueue({ message, acceptLabel: "Continua", slug });
  return isAccepted ? findElement<HTMLInputElement>("#redazione-message input").value.trim() : undefined;
}

export const tell = (message: string) => void enqueue({ message });

/** Writes the status line; `reasonUrl`: page that explains a failure. */
export function showStatus(text: string, reasonUrl?: string): void {
  const line = findElement("#redazione-status");
  line.textContent = text;
  line.classList.toggle("wrong", reasonUrl !== undefined);
  if (reasonUrl === undefined) return;
  const link = { textContent: "Perché", href: reasonUrl, target: "_blank" };
  line.append(" ", Object.assign(document.createElement("a"), link));
}

/** Shows or hides the status line; it is hidden while a form is open, because it is not about the form. */
export const toggleStatus = (isShown: boolean) => {
  findElement<HTMLElement>("#redazione-status").hidden = !isShown;
};
