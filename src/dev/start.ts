import { startBehaviours } from "../start/behaviours";
import { queueClicks } from "../start/click-queue";
import { pictureScript } from "../start/pictures";
import { watchContent } from "./content-overlay";

/** Does under `npm start`, where React is always there, the work of the script inside published pages. */
export function startDevelopment(): void {
  startBehaviours();
  queueClicks([pictureScript(() => import("../lightbox/lightbox"))], () => true);
  watchContent();
}
