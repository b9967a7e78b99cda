/**
 * A page is fetched ahead when the visitor is about to go there: the pointer rests on its link (Gatsby's own doing) or a
 * finger touches it. Not by being in view, as Gatsby would: a page full of links would fetch half the site.
 */
import type { GatsbyBrowser } from "gatsby";
import { isLineToBeSpared } from "../lib/connection";

/** The part of Gatsby's page loader that its links talk to. */
type Loader = { hovering: (path: string) => void };

declare global {
  interface Window {
    ___loader: Loader;
  }
}

export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Path of a link to another page of the site. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPage =
    link?.origin === window.location.origin && link.target === "" && !/\.\w+$/u.test(link.pathname);
  return isPage && link.pathname !== window.location.pathname ? link.pathname : undefined;
}

/** Sets it up, once; on a line that is to be spared nothing is fetched ahead at all. */
export function prefetchOnIntent(loader = window.___loader): void {
  const { hovering } = loader;
  loader.hovering = (path) => {
    if (!isLineToBeSpared()) hovering(path);
  };
  document.addEventListener(
    "touchstart",
    ({ target }) => {
      const page = pageOf(target);
      if (page !== undefined) loader.hovering(page);
    },
    { passive: true },
  );
}
