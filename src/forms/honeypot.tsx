import { formStrings } from "../strings/forms";
import * as styles from "./honeypot.module.css";
import { honeypotName } from "./watch-for-robots";

/** Disabled in the HTML, so that no plain post contains it; a live form enables it, and does not send it. */
export const Honeypot = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      {formStrings.trap}
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" disabled data-honeypot="" />
    </label>
  </div>
);
