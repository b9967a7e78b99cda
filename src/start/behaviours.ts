/** Behaviours without React, which keep their state in attributes of the page. */
import { markScrolled } from "./header-state";
import { watchElements } from "./in-view";
import { manageMenu } from "./menu";
import { prepareForPrint } from "./print";
import { manageServicesDropdown } from "./services-dropdown";
import { allowSmoothScrolling } from "./smooth-scroll";
import { showToday } from "./today";

/** Unfolds the answer, or the chapter's text, to which the URL's hash leads. */
function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const fold = target?.closest("details") ?? target?.querySelector<HTMLDetailsElement>(":scope > details");
  if (fold) fold.open = true;
}

/** Prepares the page shown: once per document, and under `npm start` after each change of page. */
export function preparePage(): void {
  unfoldTarget();
  showToday();
  watchElements();
}

export function startBehaviours(): void {
  allowSmoothScrolling();
  manageServicesDropdown();
  markScrolled();
  manageMenu();
  prepareForPrint();
  preparePage();
  addEventListener("hashchange", unfoldTarget);
}
