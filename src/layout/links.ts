/**
 * What the links of the site do: plain anchors, with listeners of the document. Gatsby's own links are five components
 * each, with an observer that fetches every page whose link is in view: a page has sixty links.
 */
import { type GatsbyBrowser, navigate } from "gatsby";
import { shouldSaveData } from "../lib/connection";
import { isPlainClick } from "../lib/plain-click";

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

/** One listener leads to the next page, whatever link is clicked. For after hydration; until then the browser does. */
export function navigateOnClick(): void {
  document.addEventListener("click", (click) => {
    const isOurs = isPlainClick(click) && !click.defaultPrevented;
    const link = isOurs ? pageLinkOf(click.target) : undefined;
    if (link === undefined) return;
    click.preventDefault();
    const { pathname, search, hash, href } = link;
    // As browsers do it: the page that is already there is no further step back.
    void navigate(`${pathname}${search}${hash}`, { replace: href === window.location.href });
  });
}

/** The part of Gatsby's page loader that fetches ahead, each page once. */
type Loader = { hovering: (path: string) => void };

declare global {
  interface Window {
    ___loader: Loader;
  }
}

export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * A page is fetched ahead when the pointer is on a link to it or a finger touches one; never under Save-Data or on 2G.
 * Call it once.
 */
export function prefetchOnIntent(loader = window.___loader): void {
  const prefetch = ({ target }: Event) => {
    const { pathname = window.location.pathname } = pageLinkOf(target) ?? {};
    if (pathname !== window.location.pathname && !shouldSaveData()) loader.hovering(pathname);
  };
  document.addEventListener("mouseover", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
}
