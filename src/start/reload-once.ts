/**
 * Whether this visit to the page has already been reloaded to recover. Kept in the entry of the session history: that
 * survives a reload, works where storage is blocked, and stores nothing.
 */
export const isReloaded = (): boolean => window.history.state?.reloaded === true;

/**
 * Reloads the page, once for each visit to it, so that a fault which a reload does not cure causes no loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (isReloaded()) return false;
  window.history.replaceState({ ...window.history.state, reloaded: true }, "");
  reload();
  return true;
}
