import { type LatLon, type PlanePoint, toUtm } from "../lib/utm";
import { pointTexts } from "../strings/point";
import * as styles from "./point-map.module.css";

/** A drawing whose edges lie at these coordinates, in metres. */
export type FramedMap = {
  readonly drawing: Pick<Queries.DrawingSourceFragment, "aspect" | "src">;
  readonly frame: Queries.MapFrame | null;
};

type PointMapProps = { map: FramedMap; point: LatLon | PlanePoint; office: LatLon | null | undefined };

/** Units of the drawing from top to bottom. */
const height = 1000;

/** The place of the work on the region's drawing: a cross, and from the office, if it is known, a line with its length. */
export function PointMap({ map: { drawing, frame }, point, office }: PointMapProps) {
  if (!frame) return null;
  const width = Math.round(height * drawing.aspect);
  const place = ({ east, north }: PlanePoint) => ({
    x: Math.round(((east - frame.west) / (frame.east - frame.west)) * width),
    y: Math.round(((frame.north - north) / (frame.north - frame.south)) * height),
  });
  // A point of another zone's plane lies elsewhere.
  const inPlane = "east" in point ? point : toUtm(point, frame.zone);
  const { x, y } = place(inPlane);
  if (inPlane.zone !== frame.zone || x < 0 || x > width || y < 0 || y > height)
    return <p>{pointTexts.offMap}</p>;
  const from = office && toUtm(office, frame.zone);
  const start = from && place(from);
  const kilometres =
    from && Math.round(Math.hypot(from.east - inPlane.east, from.north - inPlane.north) / 1000);
  return (
    <figure className={styles.map}>
      <img src={drawing.src.publicURL ?? undefined} width={width} height={height} alt="" />
      <svg
        className={styles.overlay}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={pointTexts.onMap(kilometres)}
      >
        {start ? (
          <>
            <path d={`M${start.x} ${start.y}L${x} ${y}`} className={styles.line} />
            <circle cx={start.x} cy={start.y} r="10" className={styles.office} />
            <text x={(start.x + x) / 2 + 16} y={(start.y + y) / 2} className={styles.distance}>
              {pointTexts.kilometres(kilometres ?? 0)}
            </text>
          </>
        ) : null}
        <path d={`M${x - 44} ${y}h88M${x} ${y - 44}v88`} className={styles.line} />
        <circle cx={x} cy={y} r="20" className={styles.line} />
      </svg>
    </figure>
  );
}
