import { hydratedEvent } from "./hydrated-event";
import { isReloaded, reloadOnce } from "./reload-once";

/**
 * Deploy skew: a page kept by a cache may name scripts that a newer publication has replaced. When one of our scripts
 * does not arrive, the page is fetched past every cache, and reloaded once only if it then names other scripts. Offline
 * the fetch fails and the page stays: it can be read without scripts.
 *
 * After hydration the code that asked for a script handles its absence: Gatsby loads the page that the visitor goes to,
 * a dialog or a form falls back to what works without it.
 */
export function reloadOnMissingScript() {
  let isHydrated = false;
  const isSettled = () => isHydrated || isReloaded();

  addEventListener(hydratedEvent, () => {
    isHydrated = true;
  });
  // Errors of loading do not bubble: caught on their way down.
  addEventListener(
    "error",
    async ({ target }) => {
      const source = target instanceof HTMLScriptElement ? target.getAttribute("src") : undefined;
      if (!source?.startsWith("/") || isSettled()) return;
      const answer = await fetch(location.href, { cache: "reload" }).catch(() => undefined);
      if (!answer?.ok) return;
      const html = await answer.text();
      if (!html.includes(source) && !isSettled()) reloadOnce();
    },
    true,
  );
}
