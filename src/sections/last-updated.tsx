import { useToday } from "../hooks/use-today";
import { strings } from "../strings";
import * as styles from "./last-updated.module.css";

const timeZone = "Europe/Rome";
const format = new Intl.DateTimeFormat("it-IT", { day: "numeric", month: "long", year: "numeric", timeZone });
/** Swedish writes a day as HTML wants it, 2026-11-21; in the same time zone, so that the two never differ. */
const isoFormat = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** «Ultimo aggiornamento: 21 novembre 2026»: today, as the specification wants it on the privacy page. */
export function LastUpdated() {
  const today = useToday();
  return (
    <p className={styles.date}>
      {strings.lastUpdated} <time dateTime={isoFormat.format(today)}>{format.format(today)}</time>
    </p>
  );
}
