import { closest } from "../lib/closest";

/**
 * Opens the menu as a modal, a popover without this script; closes it on a link, even within the page. Links in
 * other dialogs leave them open: a telephone or mail link may open nothing.
 */
export function manageMenu(): void {
  document.addEventListener("click", (click) => {
    const button = closest(click.target, "[popovertarget]");
    const dialog = button
      ? document.getElementById(button.getAttribute("popovertarget") ?? "")
      : closest(click.target, "a[href]") && closest(click.target, "dialog[popover]");
    // An open popover is displayed without `open`; the browser closes it.
    if (!(dialog instanceof HTMLDialogElement) || (dialog.offsetWidth > 0 && !dialog.open)) return;
    if (dialog.open) dialog.close();
    else {
      // Safari does not focus a pressed button, to which the dialog must return the focus.
      button?.focus({ preventScroll: true });
      dialog.showModal();
    }
    if (button) click.preventDefault();
  });
}
