type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asks to save data, or the connection is of one of these kinds; most browsers report neither. */
function isAmong(kinds: readonly string[]) {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData === true || kinds.includes(connection.effectiveType ?? "4g");
}

/** Save-Data or 2G: nothing is fetched ahead. */
export const shouldSaveData = () => isAmong(["slow-2g", "2g"]);

/** Save-Data, 2G or 3G: nothing large loads by itself. */
export const isConnectionSlow = () => isAmong(["slow-2g", "2g", "3g"]);
