import contours from "./motifs/contours.svg";
import net from "./motifs/net.svg";
import sheets from "./motifs/sheets.svg";
import sky from "./motifs/sky.svg";
import symbols from "./motifs/symbols.svg";
import traverse from "./motifs/traverse.svg";
import * as styles from "./survey-motif.module.css";

const drawings = { net, sheets, sky, symbols, traverse };

/** A triangulation net, an index of sheets, a receiver's sky, survey symbols, a traverse. */
export type Motif = keyof typeof drawings;

/** Contour lines, the ornament of the band that closes a page. */
export const SurveyMotif = () => (
  <img
    className={`${styles.motif} ${styles.wideOnly}`}
    src={contours}
    width="600"
    height="500"
    alt=""
    loading="lazy"
    decoding="async"
  />
);

/**
 * The drawing of a hero that has no picture. Not as an image: on a phone it would be the page's largest, and what the page
 * says would have to wait for it in the measure of browsers (Largest Contentful Paint).
 */
export const HeroMotif = ({ drawing }: { drawing: Motif }) => (
  <svg className={styles.ofHero} viewBox="0 0 600 500" preserveAspectRatio="xMaxYMax" aria-hidden="true">
    <use href={`${drawings[drawing]}#motif`} />
  </svg>
);
