import { useEffect, useState } from "react";
import { buildDay } from "../lib/build-day";

/**
 * The day of the build in the HTML, replaced by the visitor's day after hydration: rendering «today» directly would make
 * React discard the page's HTML as soon as the day turned.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date(`${buildDay()}T12:00:00Z`));
  useEffect(() => setToday(new Date()), []);
  return today;
}
