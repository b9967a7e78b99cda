/** Starts what happens when an element comes into view: it fades in, or its number counts up. */
import { prefersReducedMotion } from "../lib/reduced-motion";

/** Milliseconds between two values of a count (the client's specification). */
const interval = 16;

/** Shows the running count in `data-shown`, which CSS paints over the final number. */
function countUp({ dataset }: HTMLElement): void {
  const { prefix = "", suffix = "" } = dataset;
  const end = Number(dataset.count);
  let elapsed = 0;

  const showNext = () => {
    const value = Math.floor((end * elapsed) / Number(dataset.duration));
    elapsed += interval;
    if (value < end && !prefersReducedMotion()) {
      dataset.shown = `${prefix}${value}${suffix}`;
    } else {
      clearInterval(timer);
      delete dataset.shown;
    }
  };
  const timer = setInterval(showNext, interval);
  showNext();
}

/** Share of an element that must be in view for it to be seen: `data-threshold`, but never more than half a window. */
const thresholdOf = ({ target, boundingClientRect }: IntersectionObserverEntry) =>
  Math.min(Number((target as HTMLElement).dataset.threshold), innerHeight / 2 / boundingClientRect.height);

/** Sets each element's `data-seen` to false, then to true once it is seen, and starts its count. */
export function watchElements(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const target = entry.target as HTMLElement;
        const { dataset } = target;
        // Skips further entries of an element already seen in this batch.
        if (dataset.seen === "true") continue;

        const isSeen = entry.intersectionRatio >= thresholdOf(entry);
        dataset.seen = String(isSeen);
        if (!isSeen) continue;
        observer.unobserve(target);
        if (dataset.count) countUp(target);
      }
    },
    {
      // Makes elements above the window count as visible, by a margin longer than any page.
      rootMargin: "9999999px 0px 0px",
      // Shares at which the browser reports: those of `data-threshold`, and smaller ones for tall elements.
      threshold: [0, 0.02, 0.05, 0.1, 0.2, 0.3],
    },
  );
  for (const element of document.querySelectorAll("[data-threshold]")) observer.observe(element);
}
