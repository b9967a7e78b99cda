import { useToday } from "../hooks/use-today";
import { strings } from "../strings";
import * as styles from "./last-updated.module.css";

const format = new Intl.DateTimeFormat("it-IT", { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Rome" });

/** «Ultimo aggiornamento: 21 novembre 2026»: today, as the specification wants it on the privacy page. */
export function LastUpdated() {
  const today = useToday();
  return (
    <p className={styles.date}>
      {strings.lastUpdated} <time dateTime={today.toISOString().slice(0, 10)}>{format.format(today)}</time>
    </p>
  );
}
