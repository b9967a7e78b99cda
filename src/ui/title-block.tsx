import * as styles from "./title-block.module.css";

export type Fact = { readonly label: string; readonly value: string | null | undefined };

/** Labelled facts, set like a drawing's title block. Omits facts without a value; a single one is a line, not a box. */
export function TitleBlock({ facts }: { facts: readonly Fact[] }) {
  const knownFacts = facts.filter(({ value }) => value);
  if (knownFacts.length === 0) return null;
  const isBox = knownFacts.length > 1;
  return (
    <dl className={`tabular ${isBox ? `cluster ${styles.block}` : "ruled"}`}>
      {knownFacts.map(({ label, value }) => (
        <div key={label} className={isBox ? styles.cell : `axis ${styles.line}`}>
          <dt className="label quiet">{label}</dt>
          <dd className={isBox ? "strong" : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
