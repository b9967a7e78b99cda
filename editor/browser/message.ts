/** Questions, notices and the status line: state of the publication or the connection. */
const part = <Type extends Element>(selector: string) => document.querySelector(selector) as Type;

/** Only informs without `acceptLabel`. `isRisky` makes «no» the default; `slug` is offered for changing. */
type Question = { message: string; acceptLabel?: string; isRisky?: boolean; slug?: string };

function openDialog({ message, acceptLabel, isRisky = false, slug }: Question): Promise<boolean> {
  const dialog = part<HTMLDialogElement>("#redazione-message");
  const accept = part<HTMLButtonElement>("#redazione-message [value=yes]");
  const decline = part<HTMLButtonElement>("#redazione-message [value=no]");
  part("#redazione-message p").textContent = message;
  part<HTMLElement>("#redazione-message label").hidden = slug === undefined;
  part<HTMLInputElement>("#redazione-message input").value = slug ?? "";
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

/** Opens a modal dialog after those before it. */
function enqueue(question: Question): Promise<boolean> {
  const answer = lastAnswer.then(() => openDialog(question));
  lastAnswer = answer;
  return answer;
}

export const ask = (question: Question & { acceptLabel: string }) => enqueue(question);

/** @returns the new slug, unless the person thinks better of it */
export async function askSlug(message: string, slug: string): Promise<string | undefined> {
  const isGiven = await enqueue({ message, acceptLabel: "Continua", slug });
  return isGiven ? part<HTMLInputElement>("#redazione-message input").value.trim() : undefined;
}

export const tell = (message: string) => void enqueue({ message });

/** Writes the status line; `reasonUrl` explains what went wrong. */
export function showStatus(text: string, reasonUrl?: string): void {
  const line = part("#redazione-status");
  line.textContent = text;
  line.classList.toggle("wrong", reasonUrl !== undefined);
  if (reasonUrl === undefined) return;
  const link = { textContent: "Perché", href: reasonUrl, target: "_blank" };
  line.append(" ", Object.assign(document.createElement("a"), link));
}

/** Hides the line beside forms, which it is not about. */
export const toggleStatus = (isShown: boolean) => {
  part<HTMLElement>("#redazione-status").hidden = !isShown;
};
