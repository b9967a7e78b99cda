/**
 * Loads the mail library. Hides `localStorage` while it starts: it reads it for an unused throttle, and reading
 * throws where storage is blocked.
 */
export async function loadEmailJS() {
  const original = Object.getOwnPropertyDescriptor(window, "localStorage");
  // Skips a concurrent call: the earlier one restores the property.
  const canHide = original?.configurable === true && original.get !== undefined;
  if (canHide) Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  try {
    // Begins with `islandChunkPrefix` (src/islands/names.ts), so that a build keeps it.
    return await import(/* webpackChunkName: "island-form-sending" */ "@emailjs/browser");
  } finally {
    if (canHide) Object.defineProperty(window, "localStorage", original);
  }
}
