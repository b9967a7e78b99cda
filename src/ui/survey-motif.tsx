import drawing from "../styles/generated/survey-motif.svg";
import * as styles from "./survey-motif.module.css";

/** Contour lines and a measured traverse: the ornament of heroes that have no picture, and of the band that closes a page. */
export const SurveyMotif = () => (
  <img
    className={styles.motif}
    src={drawing}
    width="600"
    height="500"
    alt=""
    loading="lazy"
    decoding="async"
  />
);
