import { closest } from "../lib/closest";

/** CSS opens it on hover, this on a press; Escape dismisses it (WCAG 1.4.13). */
export function manageServicesList(): void {
  const root = document.documentElement.dataset;
  const button = () => document.querySelector<HTMLElement>("[aria-controls=elenco-servizi]");
  const mark = (state: "open" | "idle" | "dismissed") => {
    root.list = state;
    button()?.setAttribute("aria-expanded", String(state === "open"));
  };
  const dismiss = () => mark("dismissed");
  mark("idle");

  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, ({ target }) => {
      const item = button()?.parentElement;
      if (root.list === "open") {
        if (type !== "pointerover" && !item?.contains(target as Node)) dismiss();
      } else if (type === "pointerover" || !item?.matches(":hover")) mark("idle");
    });
  document.addEventListener("click", ({ target }) => {
    const pressed = closest(target, "[aria-controls], #elenco-servizi a");
    if (pressed && pressed === button() && root.list !== "open") mark("open");
    else if (pressed) dismiss();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (document.activeElement?.closest("#elenco-servizi")) button()?.focus();
    dismiss();
  });
}
