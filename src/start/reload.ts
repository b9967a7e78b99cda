/** Recovery reloads, kept in the history entry: it survives a reload and works with blocked storage. */
export const reloads = (): number => window.history.state?.reloads ?? 0;

/** Limits reloads of a history entry: a fault that persists must cause no loop. */
export function reloadUpTo(times: number, reload = () => window.location.reload()): void {
  if (reloads() >= times) return;
  window.history.replaceState({ ...window.history.state, reloads: reloads() + 1 }, "");
  reload();
}
