const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Opens the menu as a modal dialog: before this script runs, and without it, the browser opens it as a popover. Closes it when a
 * link in it is followed, which may lead to a place on the same page.
 */
export function manageMenu(): void {
  document.addEventListener("click", (click) => {
    const button = closest(click.target, "[popovertarget]");
    const dialog = button
      ? document.getElementById(button.getAttribute("popovertarget") ?? "")
      : closest(click.target, "a[href]") && closest(click.target, "dialog");
    // Opened as a popover it is displayed without being open, and the browser closes it.
    if (!(dialog instanceof HTMLDialogElement) || (dialog.offsetWidth > 0 && !dialog.open)) return;
    if (dialog.open) dialog.close();
    else {
      // Safari gives no focus to a pressed button, and a dialog returns the focus to the element that had it.
      button?.focus({ preventScroll: true });
      dialog.showModal();
    }
    if (button) click.preventDefault();
  });
}
