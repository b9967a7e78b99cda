import { isoDay } from "../../shared/italian-time";
import { closureLabel, closuresSince } from "../lib/closures";
import { addressLine, mailLink, telephoneLink } from "../lib/contacts";
import { openingLines } from "../lib/opening-hours";
import { today } from "../lib/today";
import { layoutStrings } from "../strings/layout";
import * as styles from "./contact-details.module.css";

export function ContactDetails({ studio }: { studio: Queries.ContactsFragment & Queries.ClosuresFragment }) {
  const lines = [
    { label: layoutStrings.phone, text: studio.phone, to: telephoneLink(studio.phone) },
    { label: layoutStrings.mobile, text: studio.mobile, to: telephoneLink(studio.mobile) },
    { label: layoutStrings.email, text: studio.email, to: mailLink(studio.email) },
    ...(studio.pec ? [{ label: layoutStrings.pec, text: studio.pec, to: mailLink(studio.pec) }] : []),
  ];
  return (
    <dl className={`columns tabular ${styles.details}`}>
      {lines.map(({ label, text, to }) => (
        <div key={label}>
          <dt className="label accent">{label}</dt>
          <dd>
            <a href={to} className={`h3 strong ${styles.link}`}>
              {text}
            </a>
          </dd>
        </div>
      ))}
      <div>
        <dt className="label accent">{layoutStrings.address}</dt>
        <dd className={styles.hours}>{`${addressLine(studio.address)}, ${studio.address.region}`}</dd>
      </div>
      <div>
        <dt className="label accent">{layoutStrings.openingHours}</dt>
        {openingLines(studio.openingHours).map(([days, hours]) => (
          <dd key={days} className={styles.hours}>
            <span>{days}</span> <span>{hours}</span>
          </dd>
        ))}
        {closuresSince(studio.closures, isoDay(today())).map((closure) => (
          // Past closures are removed by the page script (src/start/today.ts).
          <dd key={closure.from} className={`strong ${styles.hours}`} data-until={closure.to}>
            {closureLabel(closure)}
          </dd>
        ))}
      </div>
    </dl>
  );
}
