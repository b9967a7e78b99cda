/**
 * Loads the mail library. It reads `localStorage`, for a throttle that is not used here, and where a visitor
 * blocks storage, reading throws: it is hidden while the library starts.
 */
export async function loadEmailJS() {
  const original = Object.getOwnPropertyDescriptor(window, "localStorage");
  // Has no getter while an earlier call hides it, which will put it back.
  const canHide = original?.configurable && original.get;
  if (canHide) Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  try {
    return await import(/* webpackChunkName: "island-form-sending" */ "@emailjs/browser");
  } finally {
    if (canHide) Object.defineProperty(window, "localStorage", original);
  }
}
