/** Replaces `matchMedia`, missing in jsdom. */
export function stubMedia(...matching: string[]) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: matching.includes(query) }) as unknown as MediaQueryList;
}

export const reducedMotion = "(prefers-reduced-motion: reduce)";
