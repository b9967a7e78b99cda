/**
 * The link to a page of the site that an event happened on, if there is one. Files, other windows and places on the
 * same page (`#contenuto`) are the browser's affair.
 */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPage =
    link?.origin === window.location.origin &&
    link.target === "" &&
    !/\.\w+$/u.test(link.pathname) &&
    !link.getAttribute("href")?.startsWith("#");
  return isPage ? link : undefined;
}
