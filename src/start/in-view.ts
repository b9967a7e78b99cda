import { prefersReducedMotion } from "../lib/reduced-motion";

/** Interval between two values of a count, in ms (specification, section 9). */
const tick = 16;

/** Paints a count over a number, whose text stays; in an attribute, which React does not compare when it hydrates. */
function countUp({ dataset, textContent }: HTMLElement) {
  const end = Number(dataset.count);
  let ticks = 0;
  const count = () => {
    const value = Math.floor((end * ticks * tick) / Number(dataset.duration));
    ticks += 1;
    if (value < end && !prefersReducedMotion())
      dataset.shown = String(textContent).replace(String(end), String(value));
    else {
      clearInterval(timer);
      delete dataset.shown;
    }
  };
  const timer = setInterval(count, tick);
  count();
}

/**
 * Has blocks below the fold wait unseen (`data-seen`) and fade in, and figures count up, once each: when as much of them as
 * `data-share` says, or of a tall one half a window, has entered the window, or a jump has left them above it.
 *
 * @returns watches the blocks of the page; those that it has watched before stay as they are
 */
export function blockWatcher(): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        const { dataset } = target as HTMLElement;
        const share = Math.min(Number(dataset.share), innerHeight / 2 / boundingClientRect.height);
        const isSeen = isIntersecting && intersectionRatio >= share;
        if (isSeen && dataset.count && dataset.seen !== "true") countUp(target as HTMLElement);
        if (dataset.seen !== "true") dataset.seen = String(isSeen);
        if (isSeen) observer.unobserve(target);
      }
    },
    // All that lies above: longer than any page, shorter than browsers can count.
    { rootMargin: "9999999px 0px 0px", threshold: [0, 0.02, 0.05, 0.1, 0.2, 0.3] },
  );
  return () => {
    for (const block of document.querySelectorAll("[data-share]")) observer.observe(block);
  };
}
