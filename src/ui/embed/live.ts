/** What is loaded only on pages with an embed. */
export { BackgroundFrame } from "./background-frame";
export { EmbedControls } from "./embed-controls";
export { EmbedFrame } from "./embed-frame";
