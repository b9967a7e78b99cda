import { isoDay, longDay } from "../lib/italian-time";

/** Replaces the build's day and year by the visitor's, and removes what was valid until an earlier day. */
export function showToday(): void {
  const today = new Date();

  for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
    if (isoDay(today) > String(element.dataset.until)) element.remove();

  for (const element of document.querySelectorAll("[data-today]")) {
    if (element instanceof HTMLTimeElement) {
      element.textContent = longDay(today);
      element.dateTime = isoDay(today);
    } else element.textContent = isoDay(today).slice(0, 4);
  }
}
