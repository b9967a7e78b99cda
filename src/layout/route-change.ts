import type { GatsbyBrowser } from "gatsby";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { layoutWords } from "../words/layout";

/**
 * Gatsby may restore or set the scroll position only at the first load; afterwards a route change, be it to the page
 * that is already there, scrolls to the top, or smoothly to the section its address names (below).
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  !prevRouterProps;

const scrollToSection = (hash: string) =>
  document
    .getElementById(hash.slice(1))
    ?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });

/** Gatsby announces «Navigated to …» in English in the frame after the change: say it in Italian in the one after that. */
function announcePage() {
  const announce = () => {
    const announcer = document.getElementById("gatsby-announcer");
    const title = document.querySelector("h1")?.textContent ?? document.title;
    if (announcer !== null) announcer.textContent = layoutWords.pageAnnouncement(title);
  };
  requestAnimationFrame(() => requestAnimationFrame(announce));
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  const isOtherPage = location.pathname !== prevLocation.pathname;
  if (isOtherPage || !location.hash) window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  if (isOtherPage) announcePage();
  if (location.hash) scrollToSection(location.hash);
};
