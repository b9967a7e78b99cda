/** What the build bench makes of several builds of one site with more and more projects. */
import { type Part, parts, type Weight } from "./weight";

export type Point = { projects: number; value: number };

/**
 * The power of the number of projects with which a value grows from one point to the next: 1 is in proportion, below 1
 * a fixed part weighs, above 1 each project costs more than the one before.
 */
export const exponent = (from: Point, to: Point): number =>
  Math.log(to.value / from.value) / Math.log(to.projects / from.projects);

/** What each project more has added. */
export const perProject = (from: Point, to: Point): number =>
  (to.value - from.value) / (to.projects - from.projects);

export type Growth = { route: string; part: Part; rawPerProject: number; brotliPerProject: number };

/** Less is an order of magnitude longer, a hash compressed otherwise. */
const leastGrowth = 1;

/** The parts of pages that grow with the number of projects, by more than a byte for each. */
export function growing(
  from: { projects: number; weights: readonly Weight[] },
  to: { projects: number; weights: readonly Weight[] },
): Growth[] {
  return to.weights.flatMap((weight) => {
    const before = from.weights.find(({ route }) => route === weight.route);
    if (before === undefined) return [];
    const each = (part: Part, kind: "raw" | "brotli") =>
      perProject(
        { projects: from.projects, value: before[part][kind] },
        { projects: to.projects, value: weight[part][kind] },
      );
    return parts
      .map((part) => ({
        route: weight.route,
        part,
        rawPerProject: each(part, "raw"),
        brotliPerProject: each(part, "brotli"),
      }))
      .filter(({ rawPerProject }) => rawPerProject > leastGrowth);
  });
}
