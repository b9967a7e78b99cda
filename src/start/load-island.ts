import { liveEvent } from "../islands/names";

/** The island of a control; a form's fields are beside its island. */
export function islandOf(control: Element): HTMLElement | null {
  const owner = control.closest("form, [data-island]");
  return owner?.matches("form") ? owner.querySelector("[data-island]") : (owner as HTMLElement | null);
}

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

function add(file: string): Promise<unknown> {
  if (file.endsWith(".js")) return addToHead("script", { src: file, async: "", fetchpriority: "high" });
  if (file.endsWith(".css")) return addToHead("link", { rel: "stylesheet", href: file });
  return addToHead("link", { rel: "preload", as: "fetch", crossorigin: "anonymous", href: file });
}

/**
 * @param filesOf paths of an island's scripts and stylesheet, separated by spaces
 * @returns a function that loads an island, and resolves once it is live; rejects if a file is missing or
 * throws, and then marks the island, or its form, with `data-scripts="failed"`
 */
export function islandLoader(filesOf: (name: string) => string): (host: HTMLElement) => Promise<void> {
  const files = new Map<string, Promise<unknown>>();
  const islands = new Map<HTMLElement, Promise<void>>();
  const failures = new Set<() => void>();

  /** Requests a file once, or again after it was missing. */
  function request(file: string): Promise<unknown> {
    const known = files.get(file) ?? add(file);
    known.catch(() => files.delete(file));
    files.set(file, known);
    return known;
  }
  addEventListener("error", ({ filename }) => {
    if (filename && files.has(new URL(filename).pathname)) for (const fail of failures) fail();
  });

  async function load(host: HTMLElement): Promise<void> {
    const { dataset } = (host.closest("form") ?? host) as HTMLElement;
    const names = [filesOf(host.dataset.island ?? ""), host.dataset.propsFile].join(" ").split(" ");
    const live = new Promise<void>((resolve, reject) => {
      host.addEventListener(liveEvent, () => resolve(), { once: true });
      failures.add(reject);
    });
    try {
      await Promise.all([live, ...names.filter(Boolean).map(request)]);
      delete dataset.scripts;
    } catch (error) {
      dataset.scripts = "failed";
      islands.delete(host);
      throw error;
    }
  }

  return (host) => {
    const loading = islands.get(host) ?? load(host);
    islands.set(host, loading);
    return loading;
  };
}
