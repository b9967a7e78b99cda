/**
 * Runs `work` with `localStorage` hidden from it.
 *
 * @emailjs/browser looks at `localStorage` while it is being loaded, for a throttle we do not use; where the browser
 * blocks it, that throws, and the message of a visitor who refuses cookies would be lost. Where there is none, the
 * library does without.
 */
export async function withoutStorage<T>(work: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  if (!own?.configurable) return work();
  Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  try {
    return await work();
  } finally {
    Object.defineProperty(window, "localStorage", own);
  }
}
