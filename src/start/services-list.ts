import { closest } from "../lib/closest";

/** Covers press and Escape (WCAG 1.4.13); hover is CSS. @returns a function that dismisses the list */
export function manageServicesList(): () => void {
  const root = document.documentElement.dataset;
  const button = () => document.querySelector<HTMLElement>("[aria-controls=elenco-servizi]");
  const show = (state: "open" | "closed" | "dismissed") => {
    root.list = state;
    button()?.setAttribute("aria-expanded", String(state === "open"));
  };
  const dismiss = () => show("dismissed");
  show("closed");

  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, ({ target }) => {
      const item = button()?.parentElement;
      if (root.list === "open") {
        if (type !== "pointerover" && !item?.contains(target as Node)) dismiss();
      } else if (type === "pointerover" || !item?.matches(":hover")) show("closed");
    });
  document.addEventListener("click", ({ target }) => {
    const pressed = closest(target, "[aria-controls], #elenco-servizi a");
    if (pressed && pressed === button() && root.list !== "open") show("open");
    else if (pressed) dismiss();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (document.activeElement?.closest("#elenco-servizi")) button()?.focus();
    dismiss();
  });
  return dismiss;
}
