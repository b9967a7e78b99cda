/**
 * How often this visit to the page has been reloaded to recover. Kept in the entry of the session history: that
 * survives a reload, works where storage is blocked, and stores nothing.
 */
export const reloads = (): number => window.history.state?.reloads ?? 0;

/** Reloads the page unless this visit to it has been reloaded so often, so that a fault which no reload cures causes no loop. */
export function reloadUpTo(times: number, reload = () => window.location.reload()): void {
  if (reloads() >= times) return;
  window.history.replaceState({ ...window.history.state, reloads: reloads() + 1 }, "");
  reload();
}
