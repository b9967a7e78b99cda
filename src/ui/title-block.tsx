import * as styles from "./title-block.module.css";

type TitleBlockProps = { facts: Readonly<Record<string, string | null | undefined>> };

/** Omits facts without a value. */
export function TitleBlock({ facts }: TitleBlockProps) {
  const given = Object.entries(facts).filter(([, fact]) => fact);
  if (given.length === 0) return null;
  return (
    <dl className={`flow tabular ${given.length > 1 ? styles.block : styles.line}`}>
      {given.map(([label, fact]) => (
        <div key={label} className={styles.cell}>
          <dt className="label quiet">{label}</dt>
          <dd className="strong">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
