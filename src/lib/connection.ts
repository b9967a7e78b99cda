type Connection = { saveData?: boolean; effectiveType?: string };

/** Save-Data, 2G or 3G: nothing large loads by itself. Most browsers report none of it. */
export function isConnectionSlow(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData === true || (connection.effectiveType ?? "4g") !== "4g";
}
