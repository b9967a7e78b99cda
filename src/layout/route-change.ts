import type { GatsbyBrowser } from "gatsby";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { layoutStrings } from "../strings/layout";

/** The history's key of the page that is shown. Gatsby loses its own when it has to fetch the page first. */
let shown = "initial";
const keyOfHistory = (): string => window.history.state?.key ?? "initial";

/** A place on the page that is shown, which the browser goes to by itself: `#contenuto` leaves no state behind. */
const isLeftToBrowser = (location: Location, prevLocation: Location) =>
  location.pathname === prevLocation.pathname && window.history.state === null;

/** Gatsby's scroll handler, which decodes the fragment next, would throw on a broken one, such as `#100%`. */
function dropBrokenHash(location: Location) {
  try {
    decodeURI(location.hash);
  } catch {
    location.hash = "";
  }
}

/**
 * Notes how far down a page is left, under the name that Gatsby gives it (gatsby-react-router-scroll). Gatsby itself does
 * so at each scroll: not for a page that was hydrated further down and is not scrolled again.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  dropBrokenHash(location);
  if (!prevLocation || isLeftToBrowser(location, prevLocation)) return;
  try {
    sessionStorage.setItem(`@@scroll|${prevLocation.pathname}|${shown}`, String(window.scrollY));
  } catch {
    // Where storage is blocked, Gatsby remembers in memory what it has noted.
  }
};

/** Scroll position, in pixels, at which a page shown again was left. */
let leftAt = 0;

/** Gatsby would scroll to the section of an address instead (see `onRouteUpdate`). */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  pathname,
  getSavedScrollPosition,
}) => {
  [, leftAt] = getSavedScrollPosition({ pathname, key: keyOfHistory() });
  return false;
};

/**
 * Only `onRouteUpdate` scrolls on the way back: the browser would do so at once, while the page before is still shown, and
 * Gatsby would note that place. A document load is left to the browser.
 */
export function scrollOnlyHere() {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  if (document.readyState === "complete") set("manual")();
  window.addEventListener("pageshow", set("manual"));
  window.addEventListener("pagehide", set("auto"));
}

const scrollToSection = (hash: string) =>
  document
    .getElementById(hash.slice(1))
    ?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });

/** Gatsby announces «Navigated to …» in English in the frame after the change: say it in Italian in the one after that. */
function announcePage() {
  const announce = () => {
    const announcer = document.getElementById("gatsby-announcer");
    const title = document.querySelector("h1")?.textContent ?? document.title;
    if (announcer !== null) announcer.textContent = layoutStrings.pageAnnouncement(title);
  };
  requestAnimationFrame(() => requestAnimationFrame(announce));
}

/**
 * A page starts at its top, or smoothly goes to the section that its address names; a visitor who goes back or forward finds it
 * where they left it. The first load is left to the browser, and so is `#contenuto`, which leaves no state in the history.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shown = keyOfHistory();
  if (!prevLocation || isLeftToBrowser(location, prevLocation)) return;
  const isOtherPage = location.pathname !== prevLocation.pathname;
  const [top, hash] = [leftAt, location.hash];
  leftAt = 0;
  if (isOtherPage || top > 0 || !hash) window.scrollTo({ top, left: 0, behavior: "instant" });
  if (isOtherPage) announcePage();
  if (hash && top === 0) scrollToSection(hash);
};
