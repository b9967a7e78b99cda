import * as styles from "./fact-list.module.css";

/** Facts by their label, from the studio's data; those that it has not given leave no trace. */
export function FactList({ facts }: { facts: Readonly<Record<string, string | null | undefined>> }) {
  const given = Object.entries(facts).filter(([, fact]) => fact);
  if (given.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {given.map(([label, fact]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
