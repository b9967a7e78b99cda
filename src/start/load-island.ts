/** Loads the files that bring an island to life (src/islands/hydrate.tsx), when one of its controls is used. */
import { liveEvent } from "../islands/names";

/** Returns the island of a control; a form's fields are beside its island. */
export function islandOf(control: Element): HTMLElement | null {
  const owner = control.closest<HTMLElement>("form, [data-island]");
  return owner?.matches("form") ? owner.querySelector<HTMLElement>("[data-island]") : owner;
}

/** Adds an element that loads a file, in a task of its own: several in one task blocked a slow phone for 80 ms. */
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

function loadFile(path: string): Promise<void> {
  if (path.endsWith(".js")) return addToHead("script", { src: path, async: "", fetchpriority: "high" });
  if (path.endsWith(".css")) return addToHead("link", { rel: "stylesheet", href: path });
  // Preloads long props, which the island then fetches from the browser's cache.
  return addToHead("link", { rel: "preload", as: "fetch", crossorigin: "anonymous", href: path });
}

/**
 * @param pathsOf paths of the named island's scripts and stylesheet, separated by spaces
 * @returns a function that loads an island once, and resolves when it is live. If a file is missing or throws, the
 * function marks the island or its form with `data-scripts="failed"`, rejects, and can be called again.
 */
export function islandLoader(pathsOf: (name: string) => string): (island: HTMLElement) => Promise<void> {
  const loadingFiles = new Map<string, Promise<void>>();
  const islands = new Map<HTMLElement, Promise<void>>();
  const rejections = new Set<() => void>();

  function loadFileOnce(path: string): Promise<void> {
    const loading = loadingFiles.get(path) ?? loadFile(path);
    loading.catch(() => loadingFiles.delete(path));
    loadingFiles.set(path, loading);
    return loading;
  }

  // A script that throws has loaded, but its islands will never be live. As it is unknown which islands those are, all
  // that still wait are given up, and can be tried again.
  addEventListener("error", ({ filename }) => {
    const isIslandScript = filename && loadingFiles.has(new URL(filename).pathname);
    if (!isIslandScript) return;
    for (const reject of rejections) reject();
  });

  const whenLive = (island: HTMLElement) =>
    new Promise<void>((resolve, reject) => {
      island.addEventListener(liveEvent, () => resolve(), { once: true });
      rejections.add(reject);
    });

  async function load(island: HTMLElement): Promise<void> {
    const { dataset } = island.closest("form") ?? island;
    const { island: name = "", propsFile } = island.dataset;
    const paths = pathsOf(name).split(" ");
    if (propsFile) paths.push(propsFile);
    try {
      await Promise.all([whenLive(island), ...paths.map(loadFileOnce)]);
      delete dataset.scripts;
    } catch (error) {
      dataset.scripts = "failed";
      islands.delete(island);
      throw error;
    }
  }

  return (island) => {
    const loading = islands.get(island) ?? load(island);
    islands.set(island, loading);
    return loading;
  };
}
