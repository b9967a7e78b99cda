import { mailLink, telephoneLink } from "../lib/contacts";
import { ButtonLink } from "../ui/button";
import * as styles from "./direct-contact.module.css";

/** A phone number and an e-mail address, for who would rather not fill in a form. */
export function DirectContact({ phone, email }: { phone: string; email: string }) {
  return (
    <div className={styles.actions}>
      <ButtonLink to={telephoneLink(phone)}>{phone}</ButtonLink>
      <ButtonLink to={mailLink(email)} look="secondary">
        {email}
      </ButtonLink>
    </div>
  );
}
