import type { ReactNode } from "react";
import * as styles from "./table.module.css";

type TableProps = {
  columns: readonly string[];
  rows: readonly { readonly cells: readonly ReactNode[] }[];
  /** Id of the heading that names the table. */
  labelledBy: string;
};

/** Scrolls sideways, by keyboard too, with fixed row names. */
export function Table({ columns, rows, labelledBy }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach a scrollable area
    <figure className={styles.frame} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={`tabular ${styles.table}`} aria-labelledby={labelledBy}>
        <thead>
          <tr className={styles.row}>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...cells] }) => (
            <tr key={[name, ...cells].join()} className={styles.row}>
              <th scope="row" className={`${styles.cell} ${styles.name}`}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
