import { prefersReducedMotion } from "./reduced-motion";

type Connection = { saveData?: boolean; effectiveType?: string };

/** False under reduced motion, Save-Data or a 2G/3G link: then nothing moves or loads by itself. */
export function mayAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const slow = ["slow-2g", "2g", "3g"].includes(connection?.effectiveType ?? "4g");
  return !prefersReducedMotion() && connection?.saveData !== true && !slow;
}
