import type { Grid } from "../../../shared/terrain";
import { decimal } from "../../lib/decimal";
import { terrainStrings as strings } from "../../strings/terrain";
import type { ChangeCrossSection, CrossSection } from "./cross-section";
import * as styles from "./terrain.module.css";

function printCrossSection() {
  const { dataset } = document.documentElement;
  dataset.print = "cross-section";
  // Waits for the event, because phones return from `print` before they lay out the paper.
  window.addEventListener("afterprint", () => void delete dataset.print, { once: true });
  window.print();
}

type SlidersProps = {
  grid: Grid;
  crossSection: CrossSection;
  change: ChangeCrossSection;
  /** Length of the cross-section in metres. */
  length: number;
};

/** One slider for each number of the cross-section, and the button that prints it. */
export function Sliders({ grid, crossSection, change, length }: SlidersProps) {
  const { depth, range } = grid;
  const { startY, endY, level, cursor } = crossSection;
  const fromSouth = (metres: number) => strings.metresFromSouth(decimal(metres, 1));
  const sliders = [
    ["startY", strings.begin, fromSouth(startY), 0, depth, 0.1],
    ["endY", strings.end, fromSouth(endY), 0, depth, 0.1],
    ["level", strings.level, strings.metres(decimal(level, 1)), ...range, 0.1],
    ["cursor", strings.cursor, strings.metres(decimal(cursor * length, 1)), 0, 1, 0.005],
  ] as const;
  return (
    <div className={`small scripts-only ${styles.sliders}`} data-react="">
      {sliders.map(([name, label, spoken, min, max, step]) => (
        <label key={name} className={styles.slider}>
          <span>
            {label} {/* Hidden from screen readers, which read it as the slider's value. */}
            <span className={`quiet tabular ${styles.value}`} aria-hidden="true">
              {spoken}
            </span>
          </span>
          <input
            type="range"
            {...{ name, min, max, step }}
            value={crossSection[name]}
            aria-valuetext={spoken}
            autoComplete="off"
            onChange={(event) => change(name, event.currentTarget.valueAsNumber)}
          />
        </label>
      ))}
      <button type="button" className={`strong ${styles.print}`} onClick={printCrossSection}>
        {strings.print}
      </button>
    </div>
  );
}
