import type { ReactNode } from "react";
import * as styles from "./field.module.css";

/** Attributes that tie a control to its label and its error message. */
export type ControlAttributes = {
  id: string;
  className: string | undefined;
  required: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type Props = {
  /** Of the control; the message's is derived from it. */
  id: string;
  label: string;
  required: boolean;
  /** Marks a field that may stay empty, e.g. «(facoltativo)». */
  optionalMark: string;
  error: string | undefined;
  /** Takes the whole row where the form has two columns. */
  wide?: boolean;
  children: (attributes: ControlAttributes) => ReactNode;
};

/** A labelled control with its error message. */
export function Field({ id, label, required, optionalMark, error, wide = false, children }: Props) {
  const errorId = `${id}-error`;
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required ? null : <span className={styles.optional}> {optionalMark}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        required,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": error === undefined ? undefined : errorId,
      })}
      {error === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <span className="visually-hidden">Errore: </span>
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
