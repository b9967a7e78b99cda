import * as styles from "./title-block.module.css";

type TitleBlockProps = { facts: Readonly<Record<string, string | null | undefined>> };

/** Omits facts without a value; a single fact is a line, not a box. */
export function TitleBlock({ facts }: TitleBlockProps) {
  const given = Object.entries(facts).filter(([, fact]) => fact);
  if (given.length === 0) return null;
  const [block, cell] =
    given.length > 1 ? [`flow ${styles.block}`, styles.cell] : ["ruled", `flow ${styles.line}`];
  return (
    <dl className={`tabular ${block}`}>
      {given.map(([label, fact]) => (
        <div key={label} className={cell}>
          <dt className="label quiet">{label}</dt>
          <dd className="strong">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
