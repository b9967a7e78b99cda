import { useEffect, useState } from "react";

/** Date of the build, as an ISO day; webpack writes it into the code (build/on-create-webpack-config.ts). */
declare const __BUILD_DATE__: string;

/**
 * The day of the build in the HTML, replaced by the visitor's day once the page is live: rendering
 * «today» directly would make React discard the page's HTML as soon as the day turned.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date(`${__BUILD_DATE__}T12:00:00Z`));
  useEffect(() => setToday(new Date()), []);
  return today;
}
