import { type MouseEvent, useEffect, useRef } from "react";
import { sharedTexts } from "../strings/form-results";
import * as styles from "./error-summary.module.css";
import { controlId, type FormId, fields } from "./fields";
import { type FieldErrors, hasErrors } from "./validation";

/** Shows the label with the control: the browser's own jump would leave the label under the fixed header. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  if (!control) return;
  event.preventDefault();
  (control.labels?.[0] ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/**
 * The errors of the last attempt, with links to their fields; takes the focus at each attempt. Corrected ones stay, marked:
 * the form must not move under the visitor's finger.
 */
export function ErrorSummary({ id, found, errors }: { id: FormId; found: FieldErrors; errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = `${id}-errors`;

  // `found` is a new object at each attempt and stays the same while it is being corrected.
  useEffect(() => {
    if (hasErrors(found)) box.current?.focus();
  }, [found]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, these are links.
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h3 id={titleId} className={styles.title}>
        {sharedTexts.summaryTitle}
      </h3>
      <ul className={styles.list}>
        {fields
          .filter(({ name }) => found[name] !== undefined)
          .map(({ name }) => (
            // No text beside an element: where the browser translates the page, React could not find it again.
            <li key={name}>
              <a
                href={`#${controlId(id, name)}`}
                className={errors[name] === undefined ? styles.corrected : styles.open}
                onClick={focusField}
              >
                {errors[name] ?? found[name]}
              </a>
              {errors[name] === undefined ? <span> ({sharedTexts.corrected})</span> : null}
            </li>
          ))}
      </ul>
    </div>
  );
}
