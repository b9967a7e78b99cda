import { startBehaviours } from "../start/behaviours";
import { queueClicks } from "../start/click-queue";
import { pictureScript } from "../start/pictures";
import { watchContent } from "./content-overlay";

/** Replaces the page script under `npm start`, where React is always loaded. */
export function startDevelopment(): void {
  startBehaviours();
  queueClicks([pictureScript(() => import("../lightbox/lightbox"))], () => true);
  watchContent();
}
