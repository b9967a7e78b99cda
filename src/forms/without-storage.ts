/** Hides `localStorage`: @emailjs/browser reads it, for an unused throttle, and throws if it is blocked. */
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
