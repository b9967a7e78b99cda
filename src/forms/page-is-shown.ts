/** Resolved while the page is shown; on its way out, once it is shown again, which may be never. */
let shown: Promise<void> = Promise.resolve();

if (typeof window !== "undefined")
  window.addEventListener("pagehide", () => {
    shown = new Promise((resolve) => window.addEventListener("pageshow", () => resolve(), { once: true }));
  });

export const pageIsShown = (): Promise<void> => shown;
