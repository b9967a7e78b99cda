import { hydratedEvent } from "../lib/events";

/** One task each: all at once blocked a slow phone for 80 ms. Removes a failed element, for a retry. */
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
 * Sets `data-scripts="missing"` and calls `onMissing` if a file fails before hydration.
 * @param files addresses of scripts, data and stylesheet, separated by spaces
 */
export function applicationLoader(files: string, onMissing: () => void) {
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
    // After a failed preload, Chromium repeats the failure once: this request takes it, and Gatsby's is a new one.
    return addToHead("link", link).catch(() => fetch(address));
  };
  return {
    isLive: () => isLive,
    /** Requests missing or failed files; resolves once hydrated. */
    load() {
      for (const address of files.split(" ").filter(Boolean)) {
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
