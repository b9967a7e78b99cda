/** Scroll position in pixels (the client's specification). */
const threshold = 50;

/** Sets `data-scrolled` and `data-scroll-direction` on the document, for the header's CSS. */
export function markScrolled(): void {
  const { dataset } = document.documentElement;
  /** Infinity: an initial position is no scroll by the visitor. */
  let last = Number.POSITIVE_INFINITY;
  const mark = () => {
    dataset.scrolled = String(scrollY > threshold);
    dataset.scrollDirection = scrollY > Math.max(last, threshold) ? "down" : "up";
    last = scrollY;
  };
  // Waits for a frame: reading the position now would force a layout.
  requestAnimationFrame(() => void setTimeout(mark));
  addEventListener("scroll", mark, { passive: true });
}
