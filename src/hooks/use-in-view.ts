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
    // A tall block cannot show that share of itself: half a viewport of it is enough.
    const share = Math.min(
      threshold,
      window.innerHeight / 2 / Math.max(element.getBoundingClientRect().height, 1),
    );
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser delivers several records at once: seen in one of them is seen, though it may have left again.
        const seen = entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share);
        if (seen) observer.disconnect();
        setState(seen ? "seen" : (current) => (current === "seen" ? current : "below"));
      },
      {
        // All that lies above is then within it. Longer than any page, shorter than what browsers can count.
        rootMargin: passed ? "9999999px 0px 0px" : "0px",
        threshold: [share, 0],
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold, passed]);

  return { ref, state };
}
