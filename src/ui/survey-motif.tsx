import contours from "./motifs/contours.svg";
import elevation from "./motifs/elevation.svg";
import instruments from "./motifs/instruments.svg";
import region from "./motifs/region.svg";
import relief from "./motifs/relief.svg";
import sites from "./motifs/sites.svg";
import traverse from "./motifs/traverse.svg";
import * as styles from "./survey-motif.module.css";

const patterns = { contours, traverse };
/** Fitted into their box. */
const views = { elevation, instruments, region, relief, sites };
/** Only their middle shows there, large enough for its lettering. */
const croppedOnPhones: readonly string[] = ["region", "relief", "sites"];
const drawings = { ...patterns, ...views };

export type Motif = keyof typeof drawings;

type SurveyMotifProps = {
  motif: Motif;
  /** Stands in a hero as high as its text. */
  isLow?: boolean;
};

/** Lazy in a low hero: phones do not show it there, so they do not fetch it. */
export function SurveyMotif({ motif, isLow = false }: SurveyMotifProps) {
  const view = motif in views ? styles.whole : "";
  const shape = croppedOnPhones.includes(motif) ? styles.croppedOnPhones : "";
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
