import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import * as styles from "./deliverables.module.css";
import { Sheet, sheetId } from "./sheet";

export const fragment = graphql`
  fragment Deliverables on Service {
    deliverables {
      name
      description
      formats
    }
    sheet {
      ...Sheet
    }
  }
`;

/** What the client receives: each drawing or file, with its formats; and a sample of one of them. */
export function Deliverables({
  service: { deliverables, sheet },
}: {
  service: Queries.DeliverablesFragment;
}) {
  return (
    <Section id="consegna" title={sectionStrings.deliverables}>
      <ul className={styles.list}>
        {deliverables.map(({ name, description, formats }) => (
          <li key={name} className={styles.item}>
            <h3>{name}</h3>
            <div className={styles.description}>
              <p>{description}</p>
              {name === sheet?.deliverable ? (
                <a href={`#${sheetId}`} className={styles.example}>
                  {sectionStrings.seeSheet}
                </a>
              ) : null}
            </div>
            <p className={styles.formats}>
              <span className="visually-hidden">{`${sectionStrings.formats}: `}</span>
              {formats.join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {sheet ? <Sheet sheet={sheet} /> : null}
    </Section>
  );
}
