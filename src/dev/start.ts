import { startBehaviours } from "../start/behaviours";
import { holdPresses } from "../start/held-press";
import { pictureScript } from "../start/pictures";
import { watchContent } from "./content-overlay";

export { preparePage } from "../start/behaviours";

/** Replaces the page script under `npm start`, where React renders the whole page. */
export function startDevelopment(): void {
  startBehaviours();
  holdPresses([pictureScript(() => import("../lightbox/lightbox"))]);
  watchContent();
}
