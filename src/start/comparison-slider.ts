/** Comparison sliders: two views of one place, divided where the slider stands (`--split` in CSS). */
import { closest } from "../lib/closest";
import { proportionsText } from "../strings/comparison";

/** Width of a slider's grip in pixels (`--thumb` in src/sections/comparison-slider.module.css). */
const gripWidth = 44;

/** Updates the text that screen readers read out: the share of each view. */
function updateValueText(slider: HTMLInputElement): void {
  const { left = "", right = "" } = slider.dataset;
  slider.setAttribute("aria-valuetext", proportionsText(slider.valueAsNumber, left, right));
}

/** Divides the views at the slider's value. */
function showSplit(slider: HTMLInputElement): void {
  const { parentElement, valueAsNumber } = slider;
  if (!parentElement) return;
  parentElement.style.setProperty("--split", String(valueAsNumber / 100));
  parentElement.dataset.moved = "";
  updateValueText(slider);
}

/**
 * Places the hero's slider where its picture is divided. Viewports that match `data-media` show another crop, which
 * is divided at `data-portrait-start`. Leaves a slider that somebody has moved.
 */
function placeHeroSlider(slider: HTMLInputElement): void {
  const { media = "", portraitStart = "" } = slider.dataset;
  const query = matchMedia(media);
  const place = () => {
    if (slider.parentElement?.dataset.moved === undefined)
      slider.value = query.matches ? portraitStart : slider.defaultValue;
    updateValueText(slider);
  };
  query.addEventListener("change", place);
  place();
}

/** Divides views at their sliders. A finger drags only the grip, so that a swipe scrolls; a tap moves the grip, too. */
export function manageComparisonSliders(): void {
  const heroSlider = document.querySelector<HTMLInputElement>("[data-comparison-slider][data-media]");
  if (heroSlider) placeHeroSlider(heroSlider);
  addEventListener("input", ({ target }) => {
    const slider = closest(target, "[data-comparison-slider]");
    if (slider instanceof HTMLInputElement) showSplit(slider);
  });
  addEventListener("click", ({ target, clientX }) => {
    // Searches the parent, because the hero's slider is beside its views, not in them.
    const views = closest(target, "[data-views]");
    const slider = views?.parentElement?.querySelector<HTMLInputElement>("[data-comparison-slider]");
    if (!slider || target === slider) return;
    const { left, width } = slider.getBoundingClientRect();
    slider.valueAsNumber = (100 * (clientX - left - gripWidth / 2)) / (width - gripWidth);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
