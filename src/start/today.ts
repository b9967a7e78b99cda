const inRome = { timeZone: "Europe/Rome" } as const;

/** ISO date, which is the Swedish format: 2026-11-21; shorter in every page than shared/italian-time.ts. */
const dayInRome = (date: Date) => date.toLocaleDateString("sv", inRome);

/** Replaces the build's day and year, and removes past `data-until`: React's first render then matches. */
export function showToday(): void {
  const today = new Date();
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]"))
    if (dayInRome(today) > String(element.dataset.until)) element.remove();
  for (const element of document.querySelectorAll("[data-today]")) {
    if (element instanceof HTMLTimeElement) {
      element.textContent = today.toLocaleDateString("it", { dateStyle: "long", ...inRome });
      element.dateTime = dayInRome(today);
    } else element.textContent = dayInRome(today).slice(0, 4);
  }
}
