import { isLineSlow } from "./connection";
import { prefersReducedMotion } from "./reduced-motion";

/** False under reduced motion, Save-Data or a 2G/3G link: then nothing moves or loads by itself. */
export const mayAutoplay = () => !prefersReducedMotion() && !isLineSlow();
