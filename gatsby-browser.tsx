import "./src/styles/tokens.css";
import "./src/styles/base.css";
import { scrollOnlyHere } from "./src/layout/route-change";
import { hydratedEvent } from "./src/lib/hydrated-event";
import { loadStyleSheet } from "./src/start/style-sheet";

export { wrapPageElement } from "./src/layout/layout";
/** A page is fetched ahead when the pointer comes to a link, not because one of sixty links is in view. */
export const disableCorePrefetching = () => true;
export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/route-change";
export { replaceHydrateFunction } from "./src/start/hydrate";

export const onInitialClientRender = () => {
  scrollOnlyHere();
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
  loadStyleSheet();
};

export const onClientEntry = () => {
  if (process.env.NODE_ENV === "development") {
    void import("./src/dev/content-overlay").then(({ watchContent }) => watchContent());
  }
};
