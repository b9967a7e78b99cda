import { isoDay, longDay } from "../../shared/italian-time";

/** Replaces the build's day and year by today's in Italy, and removes elements valid until an earlier day. */
export function showToday(): void {
  const today = new Date();
  const day = isoDay(today);

  for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
    if (day > String(element.dataset.until)) element.remove();

  for (const element of document.querySelectorAll("[data-today]")) {
    if (element instanceof HTMLTimeElement) {
      element.textContent = longDay(today);
      element.dateTime = day;
    } else element.textContent = day.slice(0, 4);
  }
}
