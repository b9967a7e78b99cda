import "./src/styles/tokens.css";
import "./src/styles/base.css";
import { navigateOnClick } from "./src/layout/navigate-on-click";
import { prefetchOnIntent } from "./src/layout/prefetch";
import { hydratedEvent } from "./src/start/hydrated-event";

export { disableCorePrefetching } from "./src/layout/prefetch";
export { onRouteUpdate, shouldUpdateScroll } from "./src/layout/route-change";
export { wrapPageElement } from "./src/layout/wrap-page-element";
export { replaceHydrateFunction } from "./src/start/hydrate";

export const onInitialClientRender = () => {
  navigateOnClick();
  window.dispatchEvent(new Event(hydratedEvent));
};

export const onClientEntry = () => {
  prefetchOnIntent();
  // Only under `npm start`: shows the editor what is wrong with the content.
  if (process.env.NODE_ENV === "development") {
    void import("./src/dev/content-overlay").then(({ watchContent }) => watchContent());
  }
};
