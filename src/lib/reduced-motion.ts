/** Whether the visitor asked for less motion; read when something is about to move. */
export const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
