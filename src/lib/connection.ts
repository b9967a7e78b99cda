type Connection = { saveData?: boolean; effectiveType?: string };

/** What the browser tells of the line; most tell nothing. */
function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Whether the visitor asks to save data, or the line is no faster than one of the given kinds. */
const isAmong = (kinds: readonly string[]) =>
  connection().saveData === true || kinds.includes(connection().effectiveType ?? "4g");

/** Nothing is fetched for later: Save-Data or 2G. */
export const isLineToBeSpared = () => isAmong(["slow-2g", "2g"]);

/** Nothing large loads by itself: Save-Data, 2G or 3G. */
export const isLineSlow = () => isAmong(["slow-2g", "2g", "3g"]);
