/**
 * A page is fetched ahead when the pointer is on a link to it or a finger touches one. Gatsby fetches what is in view:
 * a page full of links would fetch half the site.
 */
import type { GatsbyBrowser } from "gatsby";
import { shouldSaveData } from "../lib/connection";
import { pageLinkOf } from "./page-link";

/** The part of Gatsby's page loader that fetches ahead, each page once. */
type Loader = { hovering: (path: string) => void };

declare global {
  interface Window {
    ___loader: Loader;
  }
}

export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Sets it up, once. Under Save-Data or on 2G nothing is fetched ahead. */
export function prefetchOnIntent(loader = window.___loader): void {
  const prefetch = ({ target }: Event) => {
    const { pathname = window.location.pathname } = pageLinkOf(target) ?? {};
    if (pathname !== window.location.pathname && !shouldSaveData()) loader.hovering(pathname);
  };
  document.addEventListener("mouseover", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
}
