/** The list of services as long as CSS alone opens it (src/layout/header/services-dropdown.module.css). */
const list = '[data-enhanced="false"]';
const openList = `${list}:not([data-closed]):is(:hover, :focus-within)`;

/** Sets `aria-expanded`; once the frame is drawn, since the focus passes through the body. */
function tellState() {
  requestAnimationFrame(() => {
    const button = document.querySelector(`${list} [aria-expanded]`);
    button?.setAttribute("aria-expanded", String(button.closest(openList) !== null));
  });
}

/** Says whether the list is open, and lets Escape close it (WCAG 1.4.13), until pointer or focus come back to it. */
export function manageServicesList(): void {
  for (const type of ["focusin", "focusout", "pointerover"]) document.addEventListener(type, tellState);
  document.addEventListener("keydown", ({ key }) => {
    const open = key === "Escape" ? document.querySelector<HTMLElement>(openList) : null;
    if (!open) return;
    open.dataset.closed = "";
    tellState();
    for (const type of ["pointerleave", "focusout"])
      open.addEventListener(type, () => delete open.dataset.closed, { once: true });
  });
}
