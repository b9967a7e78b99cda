import { formTexts } from "../strings/forms";
import * as styles from "./honeypot.module.css";

/** A name that no visitor's data fits. */
export const trapName = "riferimento-interno";

/**
 * A field that visitors neither see nor reach. In the HTML it is disabled, so that the plain post carries no trace
 * of it; it is armed once the form is live, and the transport leaves it out.
 */
export function Honeypot({ armed }: { armed: boolean }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {formTexts.trap}
        <input
          type="text"
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          disabled={!armed}
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
