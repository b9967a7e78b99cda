import { type RefObject, useEffect, useRef } from "react";

/**
 * Opens a native modal dialog as long as it is rendered. The focus goes to its `data-initial-focus`, or else to
 * `data-close`, and afterwards to `returnFocusTo` or the element that had it before.
 */
export function useModalDialog(returnFocusTo?: RefObject<HTMLElement>) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return;
    element.showModal();
    const first =
      element.querySelector<HTMLElement>("[data-initial-focus]") ??
      element.querySelector<HTMLElement>("[data-close]");
    first?.focus();
    return () => {
      // React has taken the dialog out of the page, and the browser gives the focus back only from a dialog that is in it.
      const target = returnFocusTo?.current ?? (before instanceof HTMLElement ? before : undefined);
      target?.focus();
    };
  }, [returnFocusTo]);

  return dialog;
}
