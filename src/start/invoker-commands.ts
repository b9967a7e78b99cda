/** What a button with `commandfor` asks its dialog for. */
const commands: Readonly<Record<string, "showModal" | "close">> = {
  "show-modal": "showModal",
  close: "close",
};

const closestTo = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

const dialogOf = (element: Element | null) => (element instanceof HTMLDialogElement ? element : undefined);

/**
 * Opens and closes dialogs by their buttons where the browser does not know invoker commands (Safari before 26.2, Firefox
 * before 144), and closes the one in which a link has been followed: it may lead to a place on the same page.
 */
export function runInvokerCommands(): void {
  const isKnown = "commandForElement" in HTMLButtonElement.prototype;
  // Chromium warns of the way for browsers without scripts beside the one that it knows.
  if (isKnown)
    for (const button of document.querySelectorAll("[commandfor]")) button.removeAttribute("popovertarget");
  document.addEventListener("click", (click) => {
    const { target } = click;
    if (closestTo(target, "a[href]")) dialogOf(closestTo(target, "dialog"))?.close();
    const button = closestTo(target, "[commandfor]");
    // Safari gives no focus to a button that is pressed, and the dialog gives it back to what had it.
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    const method = commands[button?.getAttribute("command") ?? ""];
    if (!button || !method || isKnown) return;
    // The browser would open it as a popover.
    click.preventDefault();
    dialogOf(document.getElementById(button.getAttribute("commandfor") ?? ""))?.[method]();
  });
}
