import type { GatsbyBrowser } from "gatsby";
import { frameStrings } from "../frame-strings";
import { prefersReducedMotion } from "../lib/reduced-motion";

/**
 * Gatsby may restore or set the scroll position only at the first load; afterwards a route change
 * scrolls to the top, or smoothly to the section its address names (below).
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  !prevRouterProps;

/** Gatsby announces and focuses within two frames of the change: what must come after waits as long. */
const afterGatsby = (action: () => void) => requestAnimationFrame(() => requestAnimationFrame(action));

function scrollToSection(hash: string) {
  const section = document.getElementById(hash.slice(1));
  if (section === null) return;
  section.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  afterGatsby(() => {
    // Unless the visitor has gone on inside it meanwhile.
    if (!section.contains(document.activeElement)) section.focus({ preventScroll: true });
  });
}

/** Gatsby announces «Navigated to …» in English: say it in Italian. */
function announcePage() {
  afterGatsby(() => {
    const announcer = document.getElementById("gatsby-announcer");
    const title = document.querySelector("h1")?.textContent ?? document.title;
    if (announcer !== null) announcer.textContent = frameStrings.pageAnnouncement(title);
  });
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  if (location.pathname !== prevLocation.pathname) {
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    announcePage();
  }
  if (location.hash) scrollToSection(location.hash);
};
