import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import * as styles from "./deliverables.module.css";
import { sheetId } from "./sheet";

export const fragment = graphql`
  fragment Deliverable on Deliverable {
    name
    description
    formats
  }
`;

type DeliverableListProps = {
  deliverables: readonly Queries.DeliverableFragment[];
  /** Name of the deliverable of which the page's sample sheet is an example. */
  sheetDeliverable?: string | undefined;
};

export function DeliverableList({ deliverables, sheetDeliverable }: DeliverableListProps) {
  return (
    <ul className="ruled">
      {deliverables.map(({ name, description, formats }) => (
        <li key={name} className={styles.item}>
          <h3>{name}</h3>
          <div className={`quiet ${styles.description}`}>
            <p>
              {description}{" "}
              {name === sheetDeliverable ? (
                <a href={`#${sheetId}`} className="small accent screen-only unbroken">
                  {sectionStrings.seeSheet}
                </a>
              ) : null}
            </p>
          </div>
          <p className={`small accent ${styles.formats}`}>
            <span className="visually-hidden">{`${sectionStrings.formats}: `}</span>
            {formats.join("\u00a0· ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
