/** Scroll position from which the header turns opaque, in pixels (specification, section 9). */
const threshold = 50;

/**
 * Says on the document whether it is scrolled further down than that, `data-scrolled`, and which way the visitor is
 * heading, `data-heading`; the header follows by CSS.
 */
export function markScrolled(): void {
  const { dataset } = document.documentElement;
  /** A page that opens further down has not been scrolled there by its visitor. */
  let last = Number.POSITIVE_INFINITY;
  const mark = () => {
    dataset.scrolled = String(scrollY > threshold);
    dataset.heading = scrollY > Math.max(last, threshold) ? "down" : "up";
    last = scrollY;
  };
  // Once a frame is drawn: asked at once, the browser would lay out the page only for this.
  requestAnimationFrame(() => void setTimeout(mark));
  addEventListener("scroll", mark, { passive: true });
}
