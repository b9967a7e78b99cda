/** Attributes of the page's script: addresses, separated by spaces. */
type Resources = Readonly<Partial<Record<"scripts" | "fetches" | "sheet", string>>>;

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

/** Calls back at the first interaction: many pages are opened and left without one. */
export function onceUsed(callback: () => void) {
  const signs = new AbortController();
  const use = () => {
    signs.abort();
    callback();
  };
  for (const sign of ["scroll", "pointermove", "pointerdown", "keydown"])
    addEventListener(sign, use, { signal: signs.signal, passive: true });
}

/**
 * Loads the application: the page's scripts and data, side by side, and the style sheet that it will ask for.
 *
 * @returns a function that asks for what has not been asked for yet, or has failed to arrive
 */
export function applicationLoader({ scripts, fetches, sheet }: Resources) {
  const asked = new Set<string>();
  const addresses = [scripts, fetches, sheet].join(" ").split(" ").filter(Boolean);
  return () => {
    for (const address of addresses) {
      if (asked.has(address)) continue;
      asked.add(address);
      const forget = () => void asked.delete(address);
      if (address.endsWith(".js")) addSoon("script", { src: address, async: "" }, forget);
      else if (address.endsWith(".css"))
        addSoon("link", { rel: "preload", as: "style", href: address }, forget);
      else
        addSoon("link", { rel: "preload", as: "fetch", crossorigin: "anonymous", href: address }, () => {
          forget();
          // Chromium answers the next request for the address with this failure: take it, so that Gatsby's asks anew.
          fetch(address).catch(() => undefined);
        });
    }
  };
}
