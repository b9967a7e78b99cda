/** How this document was reached, and when it had arrived; undefined in jsdom. */
export const navigationTiming = () =>
  performance.getEntriesByType?.("navigation")[0] as PerformanceNavigationTiming | undefined;
