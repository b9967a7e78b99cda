/** Loads the mail library without `localStorage`, which it reads for an unused throttle, and which may be blocked. */
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
