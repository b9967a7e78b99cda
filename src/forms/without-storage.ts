/** Hides `localStorage`: @emailjs/browser reads it, for an unused throttle, and throws if it is blocked. */
export async function withoutStorage<T>(work: () => Promise<T>): Promise<T> {
  const own = Object.getOwnPropertyDescriptor(window, "localStorage");
  // Without a getter, an earlier call has hidden it and will put it back.
  if (!own?.configurable || !own.get) return work();
  Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  try {
    return await work();
  } finally {
    Object.defineProperty(window, "localStorage", own);
  }
}
