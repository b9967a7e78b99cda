import { sectionStrings } from "../strings/sections";
import * as styles from "./draft-mark.module.css";

/** Marks an entry that is not published yet, under `npm start`; the build leaves such entries out. */
export function DraftMark({ draft }: { draft: boolean | null }) {
  if (process.env.NODE_ENV !== "development" || draft !== true) return null;
  return <strong className={styles.mark}>{sectionStrings.draft}</strong>;
}
