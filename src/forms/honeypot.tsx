import * as styles from "./honeypot.module.css";

/** No browser or password manager knows a value for this name, so only robots fill it in. */
const trapName = "subject";

/**
 * A field that visitors neither see nor reach. In the HTML it is disabled, so that the plain post carries no trace
 * of it; it is armed once the page is live, and the transport leaves it out.
 */
export function Honeypot({ armed }: { armed: boolean }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Oggetto (lascia vuoto questo campo)
        <input
          type="text"
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          disabled={!armed}
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

export function isTrapSprung(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapName);
  return trap instanceof HTMLInputElement && trap.value !== "";
}
