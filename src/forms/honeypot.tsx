import { formStrings } from "../strings/forms";
import * as styles from "./honeypot.module.css";
import { honeypotName } from "./watch-for-robots";

/** Attributes by which password managers leave an input alone. */
const ignoredByPasswordManagers = {
  "data-1p-ignore": true,
  "data-bwignore": true,
  "data-form-type": "other",
  "data-lpignore": "true",
};

/** Disabled in the HTML, so that no plain post contains it; a live form enables it, and does not send it. */
export const Honeypot = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      {formStrings.trap}
      <input
        type="text"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        disabled
        data-honeypot=""
        {...ignoredByPasswordManagers}
      />
    </label>
  </div>
);
