/** Scroll position in pixels (the client's specification). */
const threshold = 50;

/** Sets `data-scrolled` and `data-scroll-direction` of the document, for the header's CSS. */
export function markScrolled(): void {
  const { dataset } = document.documentElement;
  /** Starts infinite: the position at which a page opens is no scroll by the visitor. */
  let previous = Number.POSITIVE_INFINITY;
  const mark = () => {
    dataset.scrolled = String(scrollY > threshold);
    dataset.scrollDirection = scrollY > Math.max(previous, threshold) ? "down" : "up";
    previous = scrollY;
  };
  // Waits for a frame: reading the position now would force a layout.
  requestAnimationFrame(() => void setTimeout(mark));
  addEventListener("scroll", mark, { passive: true });
}
