const inRome = { timeZone: "Europe/Rome" } as const;

/** As HTML wants it, and as Swedes write it: 2026-11-21. */
const isoDay = (date: Date) => date.toLocaleDateString("sv", inRome);

/**
 * The HTML was built on some day; the visitor's takes its place: of `<time>` the date, elsewhere the year; what holds
 * `data-until` a day that is past goes away. React, which would say the same (src/lib/today.ts), then finds what it
 * expects.
 */
export function showToday(): void {
  const today = new Date();
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
    if (isoDay(today) > String(element.dataset.until)) element.remove();
  for (const element of document.querySelectorAll("[data-today]")) {
    if (element instanceof HTMLTimeElement) {
      element.textContent = today.toLocaleDateString("it", { dateStyle: "long", ...inRome });
      element.dateTime = isoDay(today);
    } else element.textContent = String(today.getFullYear());
  }
}
