import contours from "./motifs/contours.svg";
import indexSheet from "./motifs/index-sheet.svg";
import net from "./motifs/net.svg";
import sky from "./motifs/sky.svg";
import traverse from "./motifs/traverse.svg";
import * as styles from "./survey-motif.module.css";

const drawings = { contours, indexSheet, net, sky, traverse };

export type Motif = keyof typeof drawings;

type SurveyMotifProps = { drawing: Motif; isInHero?: boolean };

/** Loads lazily: phones, which do not show it, do not fetch it. */
export function SurveyMotif({ drawing, isInHero = false }: SurveyMotifProps) {
  const whole = drawing === "indexSheet" ? styles.whole : "";
  return (
    <img
      className={`screen-only ${isInHero ? `${styles.ofHero} ${whole}` : styles.motif}`}
      src={drawings[drawing]}
      width="600"
      height="500"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
