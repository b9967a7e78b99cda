import { useEffect, useState } from "react";

/** Written by webpack into the code that renders the pages, not into the browser's (build/on-create-webpack-config.ts). */
declare const __BUILD_DATE__: string;

/**
 * Day of the build, such as `2026-03-05`. The browser reads it from the page, so that a publication on another day does
 * not change a script.
 */
export const buildDay = (): string =>
  (typeof document === "undefined" ? undefined : document.documentElement.dataset.built) ?? __BUILD_DATE__;

/**
 * The day of the build in the HTML, replaced by the visitor's day after hydration: rendering «today» directly would make
 * React discard the page's HTML as soon as the day turned.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date(`${buildDay()}T12:00:00Z`));
  useEffect(() => setToday(new Date()), []);
  return today;
}
