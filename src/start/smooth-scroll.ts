import { navigationTiming } from "../lib/navigation-timing";

/**
 * Allows smooth scrolling (base.css). After a reload or on going back, only once the browser has returned to the
 * former position: Chromium would miss it while it animates.
 */
export function allowSmoothScrolling(): void {
  const allow = () => {
    document.documentElement.dataset.scroll = "smooth";
  };
  if (navigationTiming()?.type === "navigate") allow();
  else addEventListener("load", () => setTimeout(allow));
}
