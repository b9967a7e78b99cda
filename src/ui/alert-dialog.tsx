import { type ReactNode, useEffect, useId, useRef } from "react";
import { liveFormStrings } from "../strings/form-results";
import * as styles from "./alert-dialog.module.css";
import { Button } from "./button";

type Props = {
  title: string;
  onClose: () => void;
  returnFocusTo?: HTMLElement | null;
  details?: ReactNode;
  actions?: ReactNode;
  /** Read out when the dialog opens. */
  children: ReactNode;
};

/** Modal while rendered. */
export function AlertDialog({ title, onClose, returnFocusTo, details, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    heading.current?.focus();
    return () => {
      // React has removed the dialog, and the browser returns the focus only from one in the page.
      const target = returnFocusTo ?? (before instanceof HTMLElement ? before : undefined);
      target?.focus();
    };
  }, [returnFocusTo]);
  const titleId = useId();
  const messageId = useId();

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onClose={onClose}
    >
      {/* Focus on the title: on a button, a second Enter meant for the form would close it unread. */}
      <h2 ref={heading} id={titleId} className="h3" tabIndex={-1}>
        {title}
      </h2>
      <div id={messageId} className={`stack ${styles.message}`}>
        {children}
      </div>
      {details}
      <div className={`flow ${styles.actions}`}>
        {actions}
        <Button look="secondary" onClick={onClose}>
          {liveFormStrings.close}
        </Button>
      </div>
    </dialog>
  );
}
