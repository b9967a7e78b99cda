/** Scroll position from which the header turns opaque, in pixels (specification, section 9). */
const threshold = 50;

/** Says on the document whether it is scrolled further down, `data-scrolled`; the header's looks follow by CSS. */
export function markScrolled(): void {
  const mark = () => {
    document.documentElement.dataset.scrolled = String(scrollY > threshold);
  };
  // Once a frame is drawn: asked at once, the browser would lay out the page only for this.
  requestAnimationFrame(() => void setTimeout(mark));
  addEventListener("scroll", mark, { passive: true });
}
