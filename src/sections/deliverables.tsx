import { graphql } from "gatsby";
import { Section } from "../ui/section";
import { sectionWords } from "../words/sections";
import * as styles from "./deliverables.module.css";

export const fragment = graphql`
  fragment Deliverables on Service {
    deliverables {
      name
      description
      formats
    }
  }
`;

/** What the client receives: each drawing or file, with its formats. */
export function Deliverables({ service }: { service: Queries.DeliverablesFragment }) {
  return (
    <Section id="consegna" title={sectionWords.deliverables}>
      <ul className={styles.list}>
        {service.deliverables.map(({ name, description, formats }) => (
          <li key={name} className={styles.item}>
            <h3>{name}</h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.formats}>
              <span className="visually-hidden">{sectionWords.formats}: </span>
              {formats.join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
