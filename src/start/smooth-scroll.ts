import { navigationTiming } from "../lib/navigation-timing";

/**
 * Allows smooth scrolling (base.css). After a reload or on going back, it waits until the browser has returned to the
 * former position, which Chromium would miss if the scroll was animated.
 */
export function allowSmoothScrolling(): void {
  const allow = () => {
    document.documentElement.dataset.scroll = "smooth";
  };
  if (navigationTiming()?.type === "navigate") allow();
  else addEventListener("load", () => setTimeout(allow));
}
