import { sectionStrings } from "../strings/sections";
import * as styles from "./draft-mark.module.css";

/** Marks a draft under `npm start`; builds omit drafts. */
export function DraftMark({ draft }: { draft: boolean | null }) {
  if (process.env.NODE_ENV !== "development" || draft !== true) return null;
  return <strong className={styles.mark}>{sectionStrings.draft}</strong>;
}
