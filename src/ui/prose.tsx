import * as styles from "./prose.module.css";

/** Running text; `lead` sets it larger, at the opening of a page. */
export function Prose({ paragraphs, lead = false }: { paragraphs: readonly string[]; lead?: boolean }) {
  return (
    <div className={`${styles.prose} ${lead ? styles.lead : ""}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
