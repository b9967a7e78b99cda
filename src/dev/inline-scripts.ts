/** Does under `npm start`, where React renders the whole page, what inline scripts do on published pages. */
import { fillForms, manageTypedText } from "../forms/typed-text";
import { preparePage, startBehaviours } from "../start/behaviours";
import { manageComparisonSliders } from "../start/comparison-slider";
import { manageFilms } from "../start/film";
import { holdPresses } from "../start/held-press";
import { onDemandLightbox } from "../start/lightbox-links";
import { watchContent } from "./content-overlay";

/** Must run after each change of page. */
export function prepareDevelopmentPage(): void {
  preparePage();
  fillForms();
  manageFilms();
}

/** Must run once, on the first page. */
export function startDevelopment(): void {
  startBehaviours();
  manageComparisonSliders();
  manageTypedText();
  fillForms();
  manageFilms();
  holdPresses([onDemandLightbox(() => import("../lightbox/lightbox"))]);
  watchContent();
}
