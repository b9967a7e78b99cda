/**
 * Opens the list of services at a press on its button, and closes it when the focus or a press goes elsewhere. Under a mouse CSS
 * opens it, like tooltips (services-dropdown.module.css, icon-button.css). Escape closes them all (WCAG 1.4.13), until the
 * pointer or the focus moves on.
 *
 * @returns closes the list
 */
export function manageServicesList(): () => void {
  const root = document.documentElement.dataset;
  const button = () => document.querySelector<HTMLElement>("[aria-controls=elenco-servizi]");
  const show = (state: "open" | "closed" | "dismissed") => {
    root.list = state;
    button()?.setAttribute("aria-expanded", String(state === "open"));
  };
  const close = () => show("closed");
  close();

  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, ({ target }) => {
      const isInside = target instanceof Node && button()?.parentElement?.contains(target);
      if (root.list === "dismissed" || (type !== "pointerover" && !isInside)) close();
    });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[aria-controls=elenco-servizi]"))
      show(root.list === "open" ? "dismissed" : "open");
    else if (target instanceof Element && target.closest("#elenco-servizi a")) show("dismissed");
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (document.activeElement?.closest("#elenco-servizi")) button()?.focus();
    show("dismissed");
  });
  return close;
}
