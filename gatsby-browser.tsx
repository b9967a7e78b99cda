import "./src/styles/tokens.css";
import "./src/styles/base.css";
import { navigateOnClick, prefetchOnIntent } from "./src/layout/links";
import { scrollOnlyHere } from "./src/layout/route-change";
import { hydratedEvent } from "./src/lib/hydrated-event";
import { wholeSheet } from "./src/start/whole-sheet";

export { wrapPageElement } from "./src/layout/layout";
export { disableCorePrefetching } from "./src/layout/links";
export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/route-change";

export const onInitialClientRender = () => {
  navigateOnClick();
  scrollOnlyHere();
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
};

/** Hydration waits for it. */
export const onClientEntry = async () => {
  prefetchOnIntent();
  // Only under `npm start`: shows the editor what is wrong with the content.
  if (process.env.NODE_ENV === "development") {
    void import("./src/dev/content-overlay").then(({ watchContent }) => watchContent());
  }
  await wholeSheet();
};
