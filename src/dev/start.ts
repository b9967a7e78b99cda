import { preparePage as prepare, startBehaviours } from "../start/behaviours";
import { manageCurtains } from "../start/curtain";
import { manageFilm } from "../start/film";
import { fillForms, manageDrafts } from "../start/forms";
import { holdPresses } from "../start/held-press";
import { pictureScript } from "../start/pictures";
import { watchContent } from "./content-overlay";

export function preparePage(): void {
  prepare();
  fillForms();
  manageFilm();
}

/** Replaces the inline scripts under `npm start`, where React renders the whole page. */
export function startDevelopment(): void {
  startBehaviours();
  manageCurtains();
  manageDrafts();
  fillForms();
  manageFilm();
  holdPresses([pictureScript(() => import("../lightbox/lightbox"))]);
  watchContent();
}
