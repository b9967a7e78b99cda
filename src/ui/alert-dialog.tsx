import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import * as styles from "./alert-dialog.module.css";
import { Button } from "./button";

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Receives the focus afterwards; the element that had it before by default. */
  returnFocusTo?: RefObject<HTMLElement>;
  /** What else can be done, before the button that closes. */
  actions?: ReactNode;
  /** The message, read out when the dialog opens. */
  children: ReactNode;
};

/** A modal message, open as long as it is rendered. */
export function AlertDialog({ title, closeLabel, onClose, returnFocusTo, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const messageId = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return;
    // Safari before 15.4 has no modal dialogs: the message still shows, above the page.
    if (typeof element.showModal === "function") element.showModal();
    else element.setAttribute("open", "");
    // On the action that changes nothing: a key that is still held down must not send a second time.
    element.querySelector<HTMLElement>("[data-close]")?.focus();
    return () => {
      // React has taken the dialog out of the page, and the browser gives the focus back only from a dialog that is in it.
      const target = returnFocusTo?.current ?? (before instanceof HTMLElement ? before : undefined);
      target?.focus();
    };
  }, [returnFocusTo]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div id={messageId} className={styles.message}>
        {children}
      </div>
      <div className={styles.actions}>
        {actions}
        <Button look="secondary" data-close onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </dialog>
  );
}
