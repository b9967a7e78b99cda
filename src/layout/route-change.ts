import type { GatsbyBrowser } from "gatsby";
import { prefersReducedMotion } from "../lib/reduced-motion";
import { layoutStrings } from "../strings/layout";

/** History key of the page shown; Gatsby's is lost if it must fetch the page. */
let shown = "initial";
const keyOfHistory = (): string => window.history.state?.key ?? "initial";

/** In-page places that the browser reaches itself: `#contenuto` has no history state. */
const isLeftToBrowser = (location: Location, prevLocation: Location) =>
  location.pathname === prevLocation.pathname && window.history.state === null;

/** Gatsby's scroll handler decodes the fragment next, and throws on a broken one such as `#100%`. */
function dropBrokenHash(location: Location) {
  try {
    decodeURI(location.hash);
  } catch {
    location.hash = "";
  }
}

/** Saves the position under Gatsby's key: a page not scrolled since hydration has none. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  dropBrokenHash(location);
  if (!prevLocation || isLeftToBrowser(location, prevLocation)) return;
  try {
    sessionStorage.setItem(`@@scroll|${prevLocation.pathname}|${shown}`, String(window.scrollY));
  } catch {
    // Gatsby falls back to memory where storage is blocked.
  }
};

/** Saved scroll position of a page shown again, in pixels. */
let savedTop = 0;

/** Prevents Gatsby's own scroll to a section (see `onRouteUpdate`). */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  pathname,
  getSavedScrollPosition,
}) => {
  [, savedTop] = getSavedScrollPosition({ pathname, key: keyOfHistory() });
  return false;
};

/** Manual except on document loads: the browser scrolls too early, and Gatsby saves the wrong position. */
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

/** Replaces Gatsby's English «Navigated to …», which comes one frame after the change. */
function announcePage() {
  const announce = () => {
    const announcer = document.getElementById("gatsby-announcer");
    const title = document.querySelector("h1")?.textContent ?? document.title;
    if (announcer !== null) announcer.textContent = layoutStrings.pageAnnouncement(title);
  };
  requestAnimationFrame(() => requestAnimationFrame(announce));
}

/** Scrolls to top, section or saved position; the first load and `#contenuto` are the browser's. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shown = keyOfHistory();
  if (!prevLocation || isLeftToBrowser(location, prevLocation)) return;
  const isOtherPage = location.pathname !== prevLocation.pathname;
  const [top, hash] = [savedTop, location.hash];
  savedTop = 0;
  if (isOtherPage || top > 0 || !hash) window.scrollTo({ top, left: 0, behavior: "instant" });
  if (isOtherPage) announcePage();
  if (hash && top === 0) scrollToSection(hash);
};
