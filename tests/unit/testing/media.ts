/**
 * Gives jsdom the `matchMedia` it lacks.
 *
 * @param matching the media queries that match; all others do not
 * @returns `change`, which notifies the listeners of a query
 */
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
