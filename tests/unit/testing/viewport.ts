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

  class FakeObserver {
    private readonly own = new Set<Watch>();
    constructor(
      private readonly callback: IntersectionObserverCallback,
      private readonly options: IntersectionObserverInit = {},
    ) {}
    observe(target: Element) {
      const thresholds = [this.options.threshold ?? 0].flat();
      const report = (entry: IntersectionObserverEntry) =>
        this.callback([entry], this as unknown as IntersectionObserver);
      const watch = { target, thresholds, report };
      this.own.add(watch);
      watches.add(watch);
    }
    disconnect() {
      for (const watch of this.own) watches.delete(watch);
    }
    unobserve(target: Element) {
      for (const watch of this.own) if (watch.target === target) watches.delete(watch);
    }
  }
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;

  return {
    /** Whether anything still waits for the element to come into view. */
    watches: (target: Element) => [...watches].some((watch) => watch.target === target),
    /** Scrolls until so many pixels of an element are in view; an element is 100 px high unless told. */
    show(target: Element, pixels: number, blockHeight = 100) {
      const ratio = pixels / blockHeight;
      for (const watch of watches) {
        if (watch.target !== target) continue;
        const crossed = String(
          ratio > 0 && watch.thresholds.filter((threshold) => threshold <= ratio).length,
        );
        if (crossed === watch.last) continue;
        watch.last = crossed;
        act(() =>
          watch.report({
            isIntersecting: ratio > 0,
            intersectionRatio: ratio,
            boundingClientRect: { height: blockHeight },
          } as IntersectionObserverEntry),
        );
      }
    },
  };
}
