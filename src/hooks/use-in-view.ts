import { useEffect, useRef, useState } from "react";

/**
 * Tells once when at least `threshold` (0–1) of an element has entered the viewport.
 *
 * @param passed whether what a jump has left above the viewport counts as having entered it
 * @returns the ref to put on the element, and "below" or "seen" once the browser has said
 */
export function useInView<T extends Element>(threshold: number, passed = false) {
  const ref = useRef<T>(null);
  const [state, setState] = useState<"below" | "seen">();

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser delivers several records at once: seen in one of them is seen, though it may have left again.
        const seen = entries.some(
          (entry) => entry.isIntersecting && entry.intersectionRatio >= reachable(threshold, entry),
        );
        if (seen) observer.disconnect();
        setState(seen ? "seen" : (current) => (current === "seen" ? current : "below"));
      },
      {
        // All that lies above is then within it. Longer than any page, shorter than what browsers can count.
        rootMargin: passed ? "9999999px 0px 0px" : "0px",
        threshold: [...shares.map((share) => share * threshold), 0],
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold, passed]);

  return { ref, state };
}

/** Parts of the threshold at which the browser reports, for blocks that cannot reach the whole of it. */
const shares = [1, 1 / 2, 1 / 4, 1 / 8];

/**
 * The threshold; or, for a block so tall that it cannot show that share of itself even when it fills
 * the viewport, the largest share that is both within its reach and reported.
 */
function reachable(threshold: number, { boundingClientRect }: IntersectionObserverEntry) {
  const most = window.innerHeight / Math.max(boundingClientRect.height, 1);
  return (shares.find((share) => share * threshold <= most) ?? 0) * threshold;
}
