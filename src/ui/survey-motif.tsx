import boundary from "./motifs/boundary.svg";
import elevation from "./motifs/elevation.svg";
import instruments from "./motifs/instruments.svg";
import region from "./motifs/region.svg";
import relief from "./motifs/relief.svg";
import sites from "./motifs/sites.svg";
import traverse from "./motifs/traverse.svg";
import * as styles from "./survey-motif.module.css";

/** Drawings that are fitted whole into their box. */
const wholeDrawings = { boundary, elevation, instruments, region, relief, sites };
/** Drawings of which phones show only the middle, large enough for its lettering. */
const croppedOnPhones: readonly string[] = ["boundary", "region", "relief", "sites"];
const drawings = { ...wholeDrawings, traverse };

export type Motif = keyof typeof drawings;

export function SurveyMotif({ motif }: { motif: Motif }) {
  const wholeClass = motif in wholeDrawings ? styles.whole : "";
  const croppedClass = croppedOnPhones.includes(motif) ? styles.croppedOnPhones : "";
  return (
    <img
      className={`screen-only ${styles.ofHero} ${wholeClass} ${croppedClass}`}
      src={drawings[motif]}
      width="600"
      height="500"
      alt=""
      decoding="async"
    />
  );
}
