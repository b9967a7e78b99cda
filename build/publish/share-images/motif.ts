/** Ground of pages without a picture: a hill in contour lines and a traverse over it, as src/ui/survey-motif.tsx. */
import type { Mark } from "./lettering";
import { colours, sheet } from "./sheet";

type Point = { x: number; y: number };

/** Height lines from the top to the foot; every fifth is drawn stronger, as on maps. */
const lineCount = 15;
const firstRadius = 34;
const radiusStep = 41;

/** A ring pushed out of shape a little differently at every height, as on a real hill. */
function ring(radius: number): Point[] {
  return Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * 2 * Math.PI;
    const r =
      radius *
      (1 +
        0.15 * Math.sin(2 * angle + 0.6) +
        0.07 * Math.sin(3 * angle - 1 + radius / 190) +
        0.025 * Math.sin(5 * angle + radius / 90));
    return {
      x: 850 - radius * 0.14 + r * 1.3 * Math.cos(angle),
      y: 200 + radius * 0.1 + r * Math.sin(angle),
    };
  });
}

const place = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A closed curve that is nowhere angular: the ring's points pull it, it passes half-way between them. */
function closedCurve(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  const turns = points.map((point, i) => `Q${place(point)} ${place(between(point, points[i + 1] ?? first))}`);
  return `M${place(between(last, first))}${turns.join("")}Z`;
}

const contours = Array.from({ length: lineCount }, (_, i) => {
  const strong = i % 5 === 4;
  const d = closedCurve(ring(firstRadius + i * radiusStep));
  return `<path d="${d}" stroke-opacity="${strong ? 0.38 : 0.18}" stroke-width="${strong ? 2.5 : 1.75}"/>`;
}).join("");

const stations: (Point & { name: string })[] = [
  { x: 508, y: 168, name: "100" },
  { x: 650, y: 72, name: "101" },
  { x: 838, y: 176, name: "102" },
  { x: 1068, y: 90, name: "103" },
];

/** Drawn above the veil: the one thing in colour. */
export const traverse =
  `<path d="M${stations.map(place).join("L")}" fill="none" stroke="${colours.orangeBright}" stroke-width="3"/>` +
  stations
    .map(
      ({ x, y }) =>
        `<path d="M${x} ${y - 15}l13 23h-26z" fill="${colours.ink}" stroke="${colours.orangeBright}" stroke-width="3"/>`,
    )
    .join("");

/** Numbers of the stations that `traverse` draws. */
export const stationNumbers: readonly Mark[] = stations.map(({ x, y, name }) => ({
  x: x + 24,
  y: y + 2,
  text: name,
}));

export const hill =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">` +
  `<rect width="100%" height="100%" fill="${colours.ink}"/>` +
  `<g fill="none" stroke="${colours.mist}">${contours}</g></svg>`;
