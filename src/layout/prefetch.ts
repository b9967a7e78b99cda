/**
 * A page is fetched ahead when the visitor is about to go there: the pointer is on its link or a finger touches it. Not by being in view, as Gatsby would: a page full of links would fetch half the site.
 */
import type { GatsbyBrowser } from "gatsby";
import { isLineToBeSpared } from "../lib/connection";
import { pageLinkOf } from "./page-link";

/** The part of Gatsby's page loader that fetches ahead, each page once. */
type Loader = { hovering: (path: string) => void };

declare global {
  interface Window {
    ___loader: Loader;
  }
}

export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Sets it up, once; on a line that is to be spared nothing is fetched ahead at all. */
export function prefetchOnIntent(loader = window.___loader): void {
  const prefetch = ({ target }: Event) => {
    const { pathname = window.location.pathname } = pageLinkOf(target) ?? {};
    if (pathname !== window.location.pathname && !isLineToBeSpared()) loader.hovering(pathname);
  };
  document.addEventListener("mouseover", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
}
