import { closest } from "../lib/closest";

/**
 * Manages the header's dropdown of services. CSS opens it on hover and focus, this script on a press of its button;
 * Escape dismisses it (https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus).
 */
export function manageServicesDropdown(): void {
  const { dataset } = document.documentElement;
  const button = () => document.querySelector<HTMLElement>("[aria-controls=elenco-servizi]");
  const isOpen = () => dataset.dropdown === "open";
  /** `dismissed` keeps CSS from opening the dropdown until the pointer or the focus moves on. */
  const setState = (state: "open" | "idle" | "dismissed") => {
    dataset.dropdown = state;
    button()?.setAttribute("aria-expanded", String(state === "open"));
  };
  setState("idle");

  document.addEventListener("pointerover", () => {
    if (!isOpen()) setState("idle");
  });
  const onInteraction = ({ target }: Event) => {
    const menuItem = button()?.parentElement;
    if (!isOpen() && !menuItem?.matches(":hover")) setState("idle");
    if (isOpen() && !menuItem?.contains(target as Node)) setState("dismissed");
  };
  document.addEventListener("pointerdown", onInteraction);
  document.addEventListener("focusin", onInteraction);
  document.addEventListener("click", ({ target }) => {
    const pressedControl = closest(target, "[aria-controls], #elenco-servizi a");
    if (!pressedControl) return;
    setState(pressedControl === button() && !isOpen() ? "open" : "dismissed");
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (document.activeElement?.closest("#elenco-servizi")) button()?.focus();
    setState("dismissed");
  });
}
