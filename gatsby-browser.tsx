import "./src/styles/tokens.css";
import "./src/styles/base.css";
import { navigateOnClick, prefetchOnIntent } from "./src/layout/links";
import { scrollOnlyHere } from "./src/layout/route-change";
import { hydratedEvent } from "./src/start/hydrated-event";

export { wrapPageElement } from "./src/layout/layout";
export { disableCorePrefetching } from "./src/layout/links";
export { onRouteUpdate, shouldUpdateScroll } from "./src/layout/route-change";
export { replaceHydrateFunction } from "./src/start/hydrate";

export const onInitialClientRender = () => {
  navigateOnClick();
  scrollOnlyHere();
  window.dispatchEvent(new Event(hydratedEvent));
};

export const onClientEntry = () => {
  prefetchOnIntent();
  // Only under `npm start`: shows the editor what is wrong with the content.
  if (process.env.NODE_ENV === "development") {
    void import("./src/dev/content-overlay").then(({ watchContent }) => watchContent());
  }
};
