/** The list of services as long as CSS alone opens it (src/layout/header/services-dropdown.module.css). */
const openList = '[data-enhanced="false"]:is(:hover, :focus-within)';

/** Escape closes the list (WCAG 1.4.13), until pointer or focus come back to it. */
export function closeListWithEscape(): void {
  document.addEventListener("keydown", ({ key }) => {
    const list = key === "Escape" ? document.querySelector<HTMLElement>(openList) : null;
    if (!list) return;
    list.dataset.closed = "";
    for (const type of ["pointerleave", "focusout"])
      list.addEventListener(type, () => delete list.dataset.closed, { once: true });
  });
}
