import { type MouseEvent, useEffect, useRef } from "react";
import { liveFormStrings } from "../strings/form-results";
import * as styles from "./error-summary.module.css";
import { controlId, type FormId, fieldNames } from "./fields";
import type { FieldErrors } from "./validation";

/** Scrolls to the field's label: the browser would scroll the control to the top, under the fixed header. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  if (!control) return;
  event.preventDefault();
  control.labels?.[0]?.scrollIntoView();
  control.focus({ preventScroll: true });
}

type Props = {
  id: FormId;
  /** Errors of the last attempt to send. */
  errors: FieldErrors;
  remainingErrors: FieldErrors;
};

/**
 * Takes the focus at each attempt to send. Corrected errors stay in the list, marked as corrected, so that the form
 * does not move under a finger.
 */
export function ErrorSummary({ id, errors, remainingErrors }: Props) {
  const boxRef = useRef<HTMLDivElement>(null);
  const titleId = `${id}-errors`;

  // Each attempt creates a new object of errors, so that the effect runs once per attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the attempt, not on a value it reads
  useEffect(() => boxRef.current?.focus(), [errors]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this element holds links.
    <div ref={boxRef} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h3 id={titleId} className="body-size">
        {liveFormStrings.summaryTitle}
      </h3>
      <ul className={styles.list}>
        {fieldNames
          .filter((name) => errors[name] !== undefined)
          .map((name) => {
            const isCorrected = remainingErrors[name] === undefined;
            return (
              <li key={name}>
                <a
                  href={`#${controlId(id, name)}`}
                  className={isCorrected ? styles.corrected : styles.open}
                  onClick={focusField}
                >
                  {remainingErrors[name] ?? errors[name]}
                </a>
                {/* Wraps the text in an element: React fails if a translator has replaced a bare text
                    (https://github.com/facebook/react/issues/11538). */}
                {isCorrected ? <span> ({liveFormStrings.corrected})</span> : null}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
