import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbyBrowser } from "gatsby";
import { scrollOnlyHere, onRouteUpdate as showPlace } from "./src/layout/route-change";
import { hydratedEvent, pageEvent } from "./src/lib/events";

export { wrapPageElement } from "./src/layout/layout";
// Pages are fetched when the pointer reaches a link, not when one of sixty links is in view.
export const disableCorePrefetching = () => true;
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/layout/route-change";
export { replaceHydrateFunction } from "./src/start/hydrate";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (change, options) => {
  showPlace?.(change, options);
  if (change.prevLocation) window.dispatchEvent(new Event(pageEvent));
};

// Hydrates once the styles of all pages have loaded: a page carries only its own.
export const onClientEntry = () =>
  new Promise<void>((resolve) => {
    const areHere = () => document.querySelector<HTMLLinkElement>('head link[href^="/styles."]')?.sheet;
    if (process.env.NODE_ENV !== "production" || areHere()) resolve();
    else document.addEventListener("load", () => areHere() && resolve(), true);
  });

export const onInitialClientRender = () => {
  scrollOnlyHere();
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
  if (process.env.NODE_ENV === "development")
    void import("./src/dev/start").then(({ startDevelopment }) => startDevelopment());
};
