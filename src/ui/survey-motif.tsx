import contours from "../styles/generated/motifs/contours.svg";
import net from "../styles/generated/motifs/net.svg";
import sheets from "../styles/generated/motifs/sheets.svg";
import sky from "../styles/generated/motifs/sky.svg";
import symbols from "../styles/generated/motifs/symbols.svg";
import traverse from "../styles/generated/motifs/traverse.svg";
import * as styles from "./survey-motif.module.css";

const drawings = { contours, net, sheets, sky, symbols, traverse };

/** Contour lines, a triangulation net, an index of sheets, a receiver's sky, survey symbols, a traverse. */
export type Motif = keyof typeof drawings;

/** A surveyor's drawing: the ornament of heroes that have no picture, each its own, and of the band that closes a page. */
export const SurveyMotif = ({ drawing, onPhones = false }: { drawing: Motif; onPhones?: boolean }) => (
  <img
    className={onPhones ? styles.motif : `${styles.motif} ${styles.wideOnly}`}
    src={drawings[drawing]}
    width="600"
    height="500"
    alt=""
    loading="lazy"
    decoding="async"
  />
);
