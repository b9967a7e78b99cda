import { useToday } from "../hooks/use-today";
import { isoDay, longDay } from "../lib/italian-time";
import { strings } from "../words/sections";
import * as styles from "./last-updated.module.css";

/** «Ultimo aggiornamento: 21 novembre 2026»: today, as the specification wants it on the privacy page. */
export function LastUpdated() {
  const today = useToday();
  return (
    <p className={styles.date}>
      {strings.lastUpdated} <time dateTime={isoDay(today)}>{longDay(today)}</time>
    </p>
  );
}
