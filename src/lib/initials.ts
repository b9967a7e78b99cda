/** Initials of a person's name without the professional title: «Geom. Nome Cognome» gives «NC». */
export function initials(name: string): string {
  return name
    .split(/\s+/u)
    .filter((word) => !word.endsWith("."))
    .map((word) => word.charAt(0).toUpperCase())
    .join("")
    .slice(0, 2);
}
