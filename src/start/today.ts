const inRome = { timeZone: "Europe/Rome" } as const;

/**
 * The HTML was built on some day; the visitor's takes its place: of `<time>` the date, elsewhere the year. React, which
 * would say the same (src/lib/today.ts), then finds what it expects.
 */
export function showToday(): void {
  const today = new Date();
  for (const element of document.querySelectorAll("[data-today]")) {
    if (element instanceof HTMLTimeElement) {
      element.textContent = today.toLocaleDateString("it", { dateStyle: "long", ...inRome });
      // Swedish dates are written as HTML wants them: 2026-11-21.
      element.dateTime = today.toLocaleDateString("sv", inRome);
    } else element.textContent = String(today.getFullYear());
  }
}
