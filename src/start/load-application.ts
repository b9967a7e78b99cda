import { hydratedEvent } from "../lib/events";

/** Attributes of the page's script: addresses, separated by spaces. */
type Resources = Readonly<Partial<Record<"scripts" | "fetches" | "sheet", string>>>;

/**
 * Puts an element into the head, in a task of its own: all in one would block a slow phone for 80 ms. One that fails to load
 * is removed, so that it can be put there again.
 */
export const addToHead = (tag: string, attributes: Readonly<Record<string, string>>) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        reject();
      };
      document.head.append(element);
    });
  });

/**
 * Loads the application: the page's scripts and data, and the whole site's styles, side by side. If one does not arrive, or
 * arrives broken, before hydration, the page says so (`data-scripts="missing"`): parts that need scripts give way to those
 * that do not.
 *
 * @param onMissing called then
 */
export function applicationLoader({ scripts, fetches, sheet }: Resources, onMissing: () => void) {
  const page = document.documentElement.dataset;
  const asked = new Set<string>();
  let isLive = false;
  const miss = () => {
    if (isLive) return;
    page.scripts = "missing";
    onMissing();
  };
  const hydrated = new Promise<void>((resolve) => {
    addEventListener(hydratedEvent, () => {
      isLive = true;
      delete page.scripts;
      resolve();
    });
  });
  addEventListener("error", ({ filename }) => {
    if (filename && asked.has(new URL(filename).pathname)) miss();
  });

  const add = (address: string) => {
    if (address.endsWith(".js"))
      return addToHead("script", { src: address, async: "", fetchpriority: "high" });
    if (address.endsWith(".css")) return addToHead("link", { rel: "stylesheet", href: address });
    const link = { rel: "preload", as: "fetch", crossorigin: "anonymous", href: address };
    // Chromium answers the next request for the address with this failure: take it, so that Gatsby's asks anew.
    return addToHead("link", link).catch(() => fetch(address));
  };
  return {
    isLive: () => isLive,
    /** Asks for what has not been asked for yet, or has failed to arrive; resolves once the page is hydrated. */
    load() {
      for (const address of [scripts, fetches, sheet].join(" ").split(" ").filter(Boolean)) {
        if (asked.has(address)) continue;
        asked.add(address);
        add(address).catch(() => {
          asked.delete(address);
          miss();
        });
      }
      return hydrated;
    },
  };
}
