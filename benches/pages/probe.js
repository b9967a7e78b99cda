/**
 * Runs in a page before all of its own; `visit.ts` reads what it notes. Plain JavaScript, because a browser gets it as
 * it stands.
 */
(() => {
  const noted = { shifts: [], tasks: [] };
  window.benchPages = noted;

  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") noted.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime, url, element }) => {
    noted.lcp = { time: startTime, url, element: element ? element.localName : "" };
  });
  observe("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push({ start: startTime, value });
  });
  observe("longtask", ({ startTime, duration }) => {
    noted.tasks.push({ start: startTime, duration });
  });

  // This site's own sign (src/start/live-event.ts).
  addEventListener("studio:live", () => {
    noted.live ??= performance.now();
  });

  /** React marks its container before it takes the HTML over; its root then says whether it has. */
  const isTakenOver = (container) => {
    const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
    return key !== undefined && !container[key]?.stateNode?.current?.memoizedState?.isDehydrated;
  };
  const watch = setInterval(() => {
    const container = document.getElementById("___gatsby");
    if (!container || !isTakenOver(container)) return;
    noted.rooted = performance.now();
    clearInterval(watch);
  }, 50);
})();
