/** Attributes of the page's script: addresses, separated by spaces. */
type Resources = { readonly scripts?: string; readonly fetches?: string };

/** After so many milliseconds the application is loaded, whatever has become of the picture or the screen. */
const patience = 5_000;

const listed = (addresses = "") => addresses.split(" ").filter(Boolean);

/** Each in a task of its own: all in one would block a slow phone for 80 ms. */
function addSoon(tag: string, attributes: Readonly<Record<string, string>>) {
  setTimeout(() => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  });
}

/** Browsers that do not report their first contentful paint are not waited for. */
function onceShown(callback: () => void) {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return callback();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) callback();
  }).observe({ type: "paint", buffered: true });
}

/** A frame is drawn right after its animation callbacks. */
const onceDrawn = (callback: () => void) => requestAnimationFrame(() => void setTimeout(callback));

/**
 * Loads the page's scripts and shared data side by side, once its largest picture has been drawn (or has failed) and
 * something is on the screen: nothing takes the connection or the processor from what can be seen. A tab in the
 * background draws nothing; there the five seconds decide.
 */
export function loadApplication({ scripts, fetches }: Resources) {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of listed(scripts)) addSoon("script", { src, async: "" });
    for (const href of listed(fetches))
      addSoon("link", { rel: "preload", as: "fetch", crossorigin: "anonymous", href });
  };
  const startOnceSeen = () => onceDrawn(() => onceShown(start));

  setTimeout(start, patience);
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture || picture.complete) startOnceSeen();
  else for (const type of ["load", "error"]) picture.addEventListener(type, startOnceSeen);
}
