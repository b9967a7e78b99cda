import { hydratedEvent } from "../lib/hydrated-event";

const key = "studio:application";

/**
 * Whether this browser has run these scripts before, and so most likely still has them: then they cost the line nothing.
 * Notes it once they run. Where storage is blocked the answer is no.
 *
 * @param scripts addresses, separated by spaces; each changes with what the script holds
 */
export function wasApplicationHere(scripts = ""): boolean {
  // The application's own: every page names it, whatever else it names.
  const application = /\/app-\S+/u.exec(scripts)?.[0] ?? "";
  addEventListener(hydratedEvent, () => {
    try {
      localStorage.setItem(key, application);
    } catch {
      // Then it is asked for by an act, as the first time.
    }
  });
  try {
    return localStorage.getItem(key) === application;
  } catch {
    return false;
  }
}
