import { profileOf, type Station } from "../../../shared/terrain";
import { decimal } from "../../lib/decimal";
import { terrainStrings as strings } from "../../strings/terrain";
import * as styles from "./profile.module.css";

type ProfileProps = {
  stations: readonly Station[];
  /** Design level in metres. */
  level: number;
  /** Share of the cross-section's length at which the cursor stands. */
  cursor: number;
};

/** Has labels in HTML, because its SVG is stretched to the box. */
export function Profile({ stations, level, cursor }: ProfileProps) {
  const length = stations.at(-1)?.chainage ?? 1;
  const { heights, chainages, percentFromTop, ground } = profileOf(stations, level);
  // Converts percent into units of the drawing, which is 400 high.
  const y = percentFromTop(level) * 4;
  const areaPath = `M0 ${y}L${ground}L1000 ${y}Z`;
  return (
    <figure>
      <div
        className={`label quiet tabular ${styles.profile}`}
        role="img"
        aria-label={strings.profile(decimal(length, 1))}
      >
        <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          {/* Each inner svg clips the area between ground and level: above the level it is cut, below it fill. */}
          <svg height={y} aria-hidden="true">
            <path d={areaPath} className={styles.cutArea} />
          </svg>
          <svg
            y={y}
            height={400 - y}
            viewBox={`0 ${y} 1000 ${400 - y}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={areaPath} className={styles.fillArea} />
          </svg>
          <path d={`M${ground}`} className={styles.ground} />
        </svg>
        {heights.map((height) => (
          <span key={height} className={styles.height} style={{ top: `${percentFromTop(height)}%` }}>
            {height}
          </span>
        ))}
        {chainages.map((chainage) => (
          <span key={chainage} className={styles.chainage} style={{ left: `${(chainage / length) * 100}%` }}>
            {chainage}
          </span>
        ))}
        <span className={`accent ${styles.level}`} style={{ top: `${percentFromTop(level)}%` }}>
          {strings.designLevel(decimal(level, 1))}
        </span>
        <span className={styles.cursor} style={{ left: `${cursor * 100}%` }} />
      </div>
      <figcaption className="small quiet">
        {strings.axes}{" "}
        <span className="cluster">
          <b className={styles.cutKey}>{strings.cut}</b> <b className={styles.fillKey}>{strings.fill}</b>
        </span>
      </figcaption>
    </figure>
  );
}
