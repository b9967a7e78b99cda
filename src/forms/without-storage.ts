/**
 * Hides `localStorage` from `work`: @emailjs/browser reads it at its start, for a throttle we do not use, and throws where
 * the browser blocks it. The message of a visitor who refuses cookies would be lost.
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
