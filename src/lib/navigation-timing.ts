/** Timing and type of the navigation to this document; undefined in jsdom. */
export const navigationTiming = () =>
  performance.getEntriesByType?.("navigation")[0] as PerformanceNavigationTiming | undefined;
