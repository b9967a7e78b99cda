import { hydratedEvent } from "../lib/events";

/** Adds each element in its own task: together they blocked a slow phone for 80 ms. Removes a failed one. */
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
 * Before hydration, sets `data-scripts="failed"` and calls `onFail` if a file fails to load or throws.
 * @param files addresses of scripts, data and stylesheet, separated by spaces
 */
export function applicationLoader(files: string, onFail: () => void) {
  const page = document.documentElement.dataset;
  const requested = new Set<string>();
  let isHydrated = false;
  const fail = () => {
    if (isHydrated) return;
    page.scripts = "failed";
    onFail();
  };
  const hydrated = new Promise<void>((resolve) => {
    addEventListener(hydratedEvent, () => {
      isHydrated = true;
      delete page.scripts;
      resolve();
    });
  });
  addEventListener("error", ({ filename }) => {
    if (filename && requested.has(new URL(filename).pathname)) fail();
  });

  const add = (address: string) => {
    if (address.endsWith(".js"))
      return addToHead("script", { src: address, async: "", fetchpriority: "high" });
    if (address.endsWith(".css")) return addToHead("link", { rel: "stylesheet", href: address });
    const link = { rel: "preload", as: "fetch", crossorigin: "anonymous", href: address };
    // After a failed preload, Chromium replays the failure once: this fetch absorbs it, not Gatsby's.
    return addToHead("link", link).catch(() => fetch(address));
  };
  return {
    isHydrated: () => isHydrated,
    /** Requests new or failed files; resolves once hydrated. */
    load() {
      for (const address of files.split(" ").filter(Boolean)) {
        if (requested.has(address)) continue;
        requested.add(address);
        add(address).catch(() => {
          requested.delete(address);
          fail();
        });
      }
      return hydrated;
    },
  };
}
