/**
 * Runs `work` with `localStorage` hidden where the browser blocks it.
 *
 * @emailjs/browser looks at `localStorage` while it is being loaded, and a blocked one throws there: the message of
 * a visitor who refuses cookies would be lost for a throttle we do not use. Where there is no property at all,
 * the library does without.
 */
export async function withoutBlockedStorage<T>(work: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  if (!own?.configurable || !isBlocked()) return work();
  Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  try {
    return await work();
  } finally {
    Object.defineProperty(window, "localStorage", own);
  }
}

function isBlocked(): boolean {
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}
