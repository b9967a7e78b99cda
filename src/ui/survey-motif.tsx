import contours from "./motifs/contours.svg";
import elevation from "./motifs/elevation.svg";
import instruments from "./motifs/instruments.svg";
import region from "./motifs/region.svg";
import relief from "./motifs/relief.svg";
import sites from "./motifs/sites.svg";
import traverse from "./motifs/traverse.svg";
import * as styles from "./survey-motif.module.css";

const patterns = { contours, traverse };
/** Shown whole. */
const views = { elevation, instruments, region, relief, sites };
/** On phones only their middle, large enough for its lettering. */
const cropped: readonly string[] = ["region", "relief", "sites"];
const drawings = { ...patterns, ...views };

export type Motif = keyof typeof drawings;

type SurveyMotifProps = {
  motif: Motif;
  /** In a hero as high as its text. */
  isLow?: boolean;
};

/** Loads lazily where phones do not show it, and so do not fetch it. */
export function SurveyMotif({ motif, isLow = false }: SurveyMotifProps) {
  const view = motif in views ? styles.whole : "";
  const shape = cropped.includes(motif) ? styles.region : "";
  return (
    <img
      className={`screen-only ${styles.ofHero} ${view} ${shape} ${isLow ? styles.low : ""}`}
      src={drawings[motif]}
      width="600"
      height="500"
      alt=""
      loading={isLow ? "lazy" : "eager"}
      decoding="async"
    />
  );
}
