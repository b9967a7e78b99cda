/** Attributes of the page's script: addresses, separated by spaces. */
type Resources = Readonly<Partial<Record<"sheet" | "scripts" | "acts" | "fetches", string>>>;

/** After so many milliseconds the page counts as seen, whatever has become of the picture or the screen. */
const patience = 5_000;

const listed = (addresses: string | undefined = "") => addresses.split(" ").filter(Boolean);

/** Each in a task of its own: all in one would block a slow phone for 80 ms. */
function addSoon(tag: string, attributes: Readonly<Record<string, string>>, onError: () => void) {
  setTimeout(() => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.addEventListener("error", () => {
      element.remove();
      onError();
    });
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
 * Calls back once, when the page's largest picture has been drawn (or has failed) and something is on the screen: what
 * comes then takes neither connection nor processor from what can be seen. A tab in the background draws nothing; there
 * the five seconds decide.
 */
export function onceSeen(callback: () => void) {
  let isSeen = false;
  const see = () => {
    if (isSeen) return;
    isSeen = true;
    callback();
  };
  const seeOnceDrawn = () => onceDrawn(() => onceShown(see));

  setTimeout(see, patience);
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture || picture.complete) seeOnceDrawn();
  else for (const type of ["load", "error"]) picture.addEventListener(type, seeOnceDrawn);
}

/**
 * Loads the application: the site's whole style sheet, the page's scripts and data, side by side; for an act of the visitor
 * also what that will need.
 *
 * @returns a function that asks for what has not been asked for yet, or has failed to arrive
 */
export function applicationLoader({ sheet, scripts, acts, fetches }: Resources) {
  const asked = new Set<string>();
  return (isForAct = false) => {
    const addresses = [sheet, scripts, fetches, isForAct ? acts : ""].flatMap(listed);
    for (const address of addresses) {
      if (asked.has(address)) continue;
      asked.add(address);
      const forget = () => void asked.delete(address);
      if (address.endsWith(".js")) addSoon("script", { src: address, async: "" }, forget);
      else if (address.endsWith(".css")) addSoon("link", { rel: "stylesheet", href: address }, forget);
      else addSoon("link", { rel: "preload", as: "fetch", crossorigin: "anonymous", href: address }, forget);
    }
  };
}
