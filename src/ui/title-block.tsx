import * as styles from "./title-block.module.css";

export type Fact = { readonly label: string; readonly value: string | null | undefined };

/** Omits facts without a value; a single fact is a line, not a box. */
export function TitleBlock({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(({ value }) => value);
  if (given.length === 0) return null;
  const [block, cell] =
    given.length > 1 ? [`cluster ${styles.block}`, styles.cell] : ["ruled", `cluster ${styles.line}`];
  return (
    <dl className={`tabular ${block}`}>
      {given.map(({ label, value }) => (
        <div key={label} className={cell}>
          <dt className="label quiet">{label}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
