import { type ReactNode, useEffect, useId, useRef } from "react";
import { dialogStrings } from "../strings/form-results";
import * as styles from "./alert-dialog.module.css";
import { Button } from "./button";

type Props = {
  title: string;
  /** Read out when the dialog opens. */
  children: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  returnFocusTo: HTMLElement;
};

/** Opens when it is rendered, as a modal dialog. */
export function AlertDialog({ title, children, details, actions, onClose, returnFocusTo }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const messageId = useId();

  useEffect(() => {
    dialogRef.current?.showModal();
    headingRef.current?.focus();
    // The browser returns the focus only from a dialog that is closed, not from one that is removed.
    return () => returnFocusTo.focus();
  }, [returnFocusTo]);

  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onClose={onClose}
    >
      {/* Takes the focus: on a button, a second Enter that was meant for the form would close the dialog. */}
      <h2 ref={headingRef} id={titleId} className="h3" tabIndex={-1}>
        {title}
      </h2>
      <div id={messageId} className={`stack ${styles.message}`}>
        {children}
      </div>
      {details}
      <div className={`cluster ${styles.actions}`}>
        {actions}
        <Button variant="secondary" onClick={onClose}>
          {dialogStrings.close}
        </Button>
      </div>
    </dialog>
  );
}
