import { closest } from "../lib/closest";

/** Width of the ruler's grip in pixels (src/sections/curtain.module.css). */
const grip = 44;

/** Moves the ruler to the slider's value, and says both shares in its text: «70 % dato, 30 % veduta». */
function showSplit(slider: HTMLInputElement): void {
  const { parentElement, valueAsNumber } = slider;
  if (!parentElement) return;
  parentElement.style.setProperty("--split", String(valueAsNumber / 100));
  parentElement.dataset.moved = "";

  const text = slider.getAttribute("aria-valuetext") ?? "";
  const [, left = "", right = ""] = text.match(/\d+(.*?)\d+(.*)/u) ?? [];
  slider.setAttribute("aria-valuetext", `${valueAsNumber}${left}${100 - valueAsNumber}${right}`);
}

/** A slider divides two views. A finger drags only its grip, so that a swipe scrolls; a tap on the views moves it. */
export function manageCurtains(): void {
  addEventListener("input", ({ target }) => {
    const slider = closest(target, "[data-curtain]");
    if (slider instanceof HTMLInputElement) showSplit(slider);
  });
  addEventListener("click", ({ target, clientX }) => {
    const views = closest(target, "[data-views]");
    const slider = views?.parentElement?.querySelector<HTMLInputElement>("[data-curtain]");
    if (!slider || target === slider) return;
    const { left, width } = slider.getBoundingClientRect();
    slider.valueAsNumber = (100 * (clientX - left - grip / 2)) / (width - grip);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
