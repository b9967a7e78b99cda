import { hydratedEvent } from "../lib/hydrated-event";
import type { Acts } from "./click-queue";
import { reloads, reloadUpTo } from "./reload";

/** Path of the script of ours that has not arrived, or has arrived broken. */
function ownScriptOf(event: Event): string | undefined {
  const { target } = event;
  const address =
    event instanceof ErrorEvent ? event.filename : target instanceof HTMLScriptElement && target.src;
  if (!address) return undefined;
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.endsWith(".js") ? pathname : undefined;
}

/**
 * When one of our scripts does not arrive before hydration, the page says so (`data-scripts="missing"`), what needs
 * scripts gives way to what does not, and an act of the visitor is left to the browser.
 *
 * Deploy skew: a page kept by a cache may name scripts that a newer publication has replaced. Nobody having touched it,
 * the page is fetched past every cache, and reloaded once only if it then names other scripts. Offline the fetch fails
 * and the page stays: it can be read without scripts.
 *
 * After hydration the code that asked for a script handles its absence: Gatsby loads the page that the visitor goes to,
 * a dialog or a form falls back to what works without it.
 */
export function watchScripts({ hasActed, fail }: Acts) {
  const { dataset } = document.documentElement;
  let isHydrated = false;
  const mayReload = () => !isHydrated && !hasActed() && reloads() === 0;

  addEventListener(hydratedEvent, () => {
    isHydrated = true;
    delete dataset.scripts;
  });
  // Errors of loading do not bubble: caught on their way down.
  addEventListener(
    "error",
    async (event) => {
      const source = ownScriptOf(event);
      if (source === undefined || isHydrated) return;
      dataset.scripts = "missing";
      fail();
      if (!mayReload()) return;
      const answer = await fetch(location.href, { cache: "reload" }).catch(() => undefined);
      if (!answer?.ok) return;
      const html = await answer.text();
      if (!html.includes(source) && mayReload()) reloadUpTo(1);
    },
    true,
  );
}
