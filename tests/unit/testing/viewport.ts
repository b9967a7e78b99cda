import { act } from "@testing-library/react";

type Watch = {
  target: Element;
  thresholds: number[];
  report: (entry: IntersectionObserverEntry) => void;
  last?: string;
};

/**
 * Gives jsdom the `IntersectionObserver` it lacks. As in a browser, an observer is called only when
 * the visible share of its target crosses one of its thresholds.
 *
 * @param height of the viewport, in pixels
 */
export function stubViewport(height = 800) {
  const watches = new Set<Watch>();
  window.innerHeight = height;

  window.IntersectionObserver = function observer(
    callback: IntersectionObserverCallback,
    { threshold = 0 }: IntersectionObserverInit = {},
  ) {
    const own: Watch[] = [];
    const report = (entry: IntersectionObserverEntry) => callback([entry], {} as IntersectionObserver);
    return {
      observe(target: Element) {
        const watch = { target, thresholds: [threshold].flat(), report };
        own.push(watch);
        watches.add(watch);
      },
      disconnect() {
        for (const watch of own) watches.delete(watch);
      },
    };
  } as unknown as typeof IntersectionObserver;

  return {
    /** Scrolls until so many pixels of an element are in view; an element is 100 px high by default. */
    show(target: Element, pixels: number, blockHeight = 100) {
      const ratio = pixels / blockHeight;
      for (const watch of watches) {
        if (watch.target !== target) continue;
        const reached = watch.thresholds.filter((threshold) => threshold <= ratio).length;
        const crossed = String(ratio > 0 && reached);
        if (crossed === watch.last) continue;
        watch.last = crossed;
        const entry = {
          isIntersecting: ratio > 0,
          intersectionRatio: ratio,
          boundingClientRect: { height: blockHeight },
        };
        act(() => watch.report(entry as IntersectionObserverEntry));
      }
    },
  };
}
