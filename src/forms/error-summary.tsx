import { type MouseEvent, useEffect, useRef } from "react";
import { liveFormStrings } from "../strings/form-results";
import * as styles from "./error-summary.module.css";
import { controlId, type FormId, fields } from "./fields";
import { type FieldErrors, hasErrors } from "./validation";

/** Scrolls to the label: the browser's own jump hides it under the fixed header. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  if (!control) return;
  event.preventDefault();
  (control.labels?.[0] ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/** Takes the focus at each attempt. Corrected errors stay, marked: the form must not move under a finger. */
export function ErrorSummary({ id, found, errors }: { id: FormId; found: FieldErrors; errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = `${id}-errors`;

  // A new `found` object marks a new attempt.
  useEffect(() => {
    if (hasErrors(found)) box.current?.focus();
  }, [found]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, these are links.
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h3 id={titleId} className="body-size">
        {liveFormStrings.summaryTitle}
      </h3>
      <ul className={styles.list}>
        {fields
          .filter(({ name }) => found[name] !== undefined)
          .map(({ name }) => (
            // No bare text beside an element: React could not find it again in a translated page.
            <li key={name}>
              <a
                href={`#${controlId(id, name)}`}
                className={errors[name] === undefined ? styles.corrected : styles.open}
                onClick={focusField}
              >
                {errors[name] ?? found[name]}
              </a>
              {errors[name] === undefined ? <span> ({liveFormStrings.corrected})</span> : null}
            </li>
          ))}
      </ul>
    </div>
  );
}
