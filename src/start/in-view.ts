import { prefersReducedMotion } from "../lib/reduced-motion";

/** Milliseconds between two values (the client's specification). */
const tick = 16;

/** CSS paints `data-shown` over the number; React ignores the attribute. */
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
 * Fades blocks in (`data-seen`) and counts figures up, once each: when `data-share` of the block, at most half
 * a window, is visible, or it is above the window.
 */
export function watchBlocks(): void {
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
    // Blocks above the window count as visible: a margin longer than any page.
    { rootMargin: "9999999px 0px 0px", threshold: [0, 0.02, 0.05, 0.1, 0.2, 0.3] },
  );
  for (const block of document.querySelectorAll("[data-share]")) observer.observe(block);
}
