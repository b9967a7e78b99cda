import * as styles from "./survey-motif.module.css";

/** Radii of the contour lines, from the top of the hill to its foot, in drawing units. */
const radii = [34, 66, 100, 138, 180, 226, 276];

/** One contour: a circle pushed out of shape the same way at every height, as on a real hill. */
function contour(radius: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    const r = radius * (1 + 0.16 * Math.sin(2 * angle + 0.6) + 0.07 * Math.sin(3 * angle - 1 + radius / 160));
    return `${Math.round(300 + radius * 0.22 + r * 1.35 * Math.cos(angle))} ${Math.round(250 + r * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

const contours = radii.map(contour).join("");

/** Stations of the traverse drawn over the hill: x, y and the point's number. */
const stations: [x: number, y: number, name: string][] = [
  [96, 372, "100"],
  [228, 236, "101"],
  [352, 268, "102"],
  [498, 128, "103"],
];

/** Contour lines and a measured traverse: the ornament of heroes that have no picture. */
export function SurveyMotif() {
  return (
    <svg className={styles.motif} viewBox="0 0 600 500" aria-hidden="true" focusable="false">
      <path className={styles.contours} d={contours} />
      <path
        className={styles.traverse}
        pathLength="1"
        d={`M${stations.map(([x, y]) => `${x} ${y}`).join("L")}`}
      />
      {stations.map(([x, y, name]) => (
        <g key={name} className={styles.station}>
          <path d={`M${x} ${y - 8}l7 12h-14z`} />
          <text x={x + 13} y={y + 5}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
