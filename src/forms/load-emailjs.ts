/**
 * Loads the mail library while `localStorage` is hidden. The library would read it for a throttle that we do not use,
 * and fail where the visitor blocks storage.
 */
export async function loadEmailJS() {
  const original = Object.getOwnPropertyDescriptor(window, "localStorage");
  // A concurrent call hides nothing: the earlier call has hidden the property, and restores it.
  const canHide = original?.configurable === true && original.get !== undefined;
  if (canHide) Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  try {
    // The chunk's name begins with `islandChunkPrefix` (src/islands/names.ts), so that a build keeps its file.
    return await import(/* webpackChunkName: "island-form-sending" */ "@emailjs/browser");
  } finally {
    if (canHide) Object.defineProperty(window, "localStorage", original);
  }
}
