/**
 * Whether this visit to the page has already been reloaded to mend it. Kept with the entry of the session's history:
 * that outlives a reload, works where storage is blocked, and stores nothing.
 */
const isRenewed = (): boolean => window.history.state?.renewed === true;

/**
 * Loads the page anew, once for each visit to it, so that a fault that a reload does not mend causes no loop.
 *
 * @returns whether the page is being reloaded
 */
export function renewOnce(reload = () => window.location.reload()): boolean {
  if (isRenewed()) return false;
  window.history.replaceState({ ...window.history.state, renewed: true }, "");
  reload();
  return true;
}
