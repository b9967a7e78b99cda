/** Pixels below which the page counts as scrolled (the client's specification). */
const threshold = 50;

/** Sets `data-scrolled` and `data-scroll-direction` of the document, for the header's CSS. */
export function markScrolled(): void {
  const { dataset } = document.documentElement;
  /** Starts as infinite, so that the position at which a page opens does not count as scrolling down. */
  let previousY = Number.POSITIVE_INFINITY;
  const mark = () => {
    dataset.scrolled = String(scrollY > threshold);
    dataset.scrollDirection = scrollY > Math.max(previousY, threshold) ? "down" : "up";
    previousY = scrollY;
  };
  // Waits for a frame: reading the position now would force a layout.
  requestAnimationFrame(() => void setTimeout(mark));
  addEventListener("scroll", mark, { passive: true });
}
