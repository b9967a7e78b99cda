/** What the checks name of a page, and functions that run in it. */
/** Of the menu of small screens. */
export const opener = 'header button[aria-haspopup="dialog"]';
export const menuLink = (to: string) => `dialog a[href="${to}"]`;

export const heading = () => document.querySelector("h1")?.textContent;
export const scrolled = () => Math.round(window.scrollY);
export const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
export const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;
/** Resolves once the page has noticed. */
export const scrollTo = (top: number) => {
  window.scrollTo({ top, behavior: "instant" });
  return new Promise<void>((noticed) => requestAnimationFrame(() => requestAnimationFrame(() => noticed())));
};
export const openDialog = () => document.querySelector("dialog:modal")?.getAttribute("aria-label") ?? null;
/** Interacts, since hydration waits for it. Pages that have nothing to hydrate wait for an act. */
export function isHydrated() {
  window.dispatchEvent(new Event("scroll"));
  return document.querySelector('script[data-still], header [data-enhanced="true"]') !== null;
}
