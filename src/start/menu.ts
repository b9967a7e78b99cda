import { closest } from "../lib/closest";

/**
 * Opens the phone menu as a modal dialog, which without this script is a popover; closes it on a link, even to
 * the same page. Links in other dialogs leave them open: a telephone or mail link may open nothing.
 */
export function manageMenu(): void {
  document.addEventListener("click", (click) => {
    const button = closest(click.target, "[popovertarget]");
    const link = closest(click.target, "a[href]");
    const menu = button
      ? document.getElementById(button.getAttribute("popovertarget") ?? "")
      : closest(link, "dialog[popover]");
    if (!(menu instanceof HTMLDialogElement)) return;

    // A menu opened as a popover before this script ran is visible without `open`, and the browser closes it.
    const isPopover = menu.offsetWidth > 0 && !menu.open;
    if (isPopover) return;

    if (menu.open) menu.close();
    else {
      // The dialog returns the focus to the button, which Safari does not focus when it is pressed
      // (https://bugs.webkit.org/show_bug.cgi?id=22261).
      button?.focus({ preventScroll: true });
      menu.showModal();
    }
    if (button) click.preventDefault();
  });
}
