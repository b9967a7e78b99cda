import { useEffect, useRef, useState } from "react";

/**
 * Tells once when at least `threshold` (0–1) of an element has entered the viewport.
 *
 * @returns the ref to put on the element, and "unknown" before scripts run, then "below" or "seen"
 */
export function useInView<T extends Element>(threshold: number) {
  const ref = useRef<T>(null);
  const [state, setState] = useState<"unknown" | "below" | "seen">("unknown");

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const seen = entry.isIntersecting && entry.intersectionRatio >= Math.min(threshold, maximumRatio(entry));
        if (seen) observer.disconnect();
        setState(seen ? "seen" : (current) => (current === "seen" ? current : "below"));
      },
      { threshold: [0, threshold / 2, threshold] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return { ref, state };
}

/** A block taller than the viewport can never show more than this share of itself. */
function maximumRatio({ boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  return rootBounds === null ? 1 : rootBounds.height / Math.max(boundingClientRect.height, 1);
}
