import { formStrings } from "../strings/forms";
import * as styles from "./honeypot.module.css";

/** Name that matches no visitor data. */
export const trapName = "riferimento-interno";

/** Disabled in the HTML, hence absent from plain posts; enabled once live, and omitted by the transport. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {formStrings.trap}
        <input
          type="text"
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          disabled
          data-honeypot=""
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
