/**
 * Waits until the whole style sheet is there, or has failed and been taken away (load-application.ts): what React adds,
 * such as a dialog, has no styles in the page itself.
 */
export function wholeSheet(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (!sheet || sheet.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) sheet.addEventListener(type, () => resolve());
  });
}
