import contours from "./motifs/contours.svg";
import net from "./motifs/net.svg";
import sheets from "./motifs/sheets.svg";
import sky from "./motifs/sky.svg";
import symbols from "./motifs/symbols.svg";
import traverse from "./motifs/traverse.svg";
import * as styles from "./survey-motif.module.css";

const drawings = { net, sheets, sky, symbols, traverse };

export type Motif = keyof typeof drawings;

export const SurveyMotif = () => (
  <img
    className={`screen-only ${styles.motif}`}
    src={contours}
    width="600"
    height="500"
    alt=""
    loading="lazy"
    decoding="async"
  />
);

/** Inline SVG: an image would be a phone's largest, and delay Largest Contentful Paint. */
export const HeroMotif = ({ drawing }: { drawing: Motif }) => (
  <svg
    className={`screen-only ${styles.ofHero}`}
    viewBox="0 0 600 500"
    preserveAspectRatio="xMaxYMax"
    aria-hidden="true"
  >
    <use href={`${drawings[drawing]}#motif`} />
  </svg>
);
