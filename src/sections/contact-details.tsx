import { graphql } from "gatsby";
import { addressLine, mailLink, telephoneLink } from "../lib/contacts";
import { daysLabel, hoursLabel } from "../lib/opening-hours";
import { later } from "../ui/later";
import { frameStrings } from "../words/layout";
import * as styles from "./contact-details.module.css";

/** Its code comes after the page is live, as its words do; in the HTML there is only its line. */
const OpenNow = later(async () => (await import("./open-now")).OpenNow);

export const fragment = graphql`
  fragment ContactDetails on Studio {
    phone
    mobile
    email
    pec
    address {
      street
      postalCode
      city
      province
      region
    }
    openingHours {
      days
      opens
      closes
    }
  }
`;

/** Phone, mobile, e-mail, address and opening hours, and all of them as a card to keep (build/publish/vcard.ts). */
export function ContactDetails({ studio }: { studio: Queries.ContactDetailsFragment }) {
  const lines = [
    { label: frameStrings.phone, text: studio.phone, to: telephoneLink(studio.phone) },
    { label: frameStrings.mobile, text: studio.mobile, to: telephoneLink(studio.mobile) },
    { label: frameStrings.email, text: studio.email, to: mailLink(studio.email) },
    ...(studio.pec ? [{ label: frameStrings.pec, text: studio.pec, to: mailLink(studio.pec) }] : []),
  ];
  return (
    <>
      <dl className={styles.details}>
        {lines.map(({ label, text, to }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <a href={to} className={styles.link}>
                {text}
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt className={styles.label}>{frameStrings.address}</dt>
          <dd>
            {addressLine(studio.address)}, {studio.address.region}
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{frameStrings.openingHours}</dt>
          {studio.openingHours.map((hours) => (
            <dd key={`${hours.days} ${hours.opens}`} className={styles.hours}>
              <span>{daysLabel(hours.days)}</span> <span>{hoursLabel(hours)}</span>
            </dd>
          ))}
          <dd className={styles.state}>
            <OpenNow hours={studio.openingHours} />
          </dd>
        </div>
      </dl>
      <p className={styles.card}>
        <a href="/studio.vcf" download>
          {frameStrings.saveContact}
        </a>
      </p>
    </>
  );
}
