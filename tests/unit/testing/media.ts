/** Replaces `matchMedia`, missing in jsdom. The returned `change` notifies a query's listeners. */
export function stubMedia(...matching: string[]) {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  window.matchMedia = (query) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: matching.includes(query) });
    lists.set(query, list);
    return list as unknown as MediaQueryList;
  };
  return { change: (query: string) => void lists.get(query)?.dispatchEvent(new Event("change")) };
}

export const reducedMotion = "(prefers-reduced-motion: reduce)";
