import { navigationTiming } from "../lib/navigation-timing";

/**
 * Allows smooth scrolling (base.css): at once on the way to a page, else when the browser has returned to a
 * position, which Chromium would miss while it animates.
 */
export function allowSmoothScrolling(): void {
  const allow = () => {
    document.documentElement.dataset.scroll = "smooth";
  };
  if (navigationTiming()?.type === "navigate") allow();
  else addEventListener("load", () => setTimeout(allow));
}
