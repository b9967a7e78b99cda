import { startBehaviours } from "../start/behaviours";
import { holdPresses } from "../start/held-press";
import { pictureScript } from "../start/pictures";
import { watchContent } from "./content-overlay";

/** Replaces the page script under `npm start`, where React is always loaded. */
export function startDevelopment(): void {
  startBehaviours();
  holdPresses([pictureScript(() => import("../lightbox/lightbox"))], () => true);
  watchContent();
}
