import { graphql } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import * as styles from "./service-preparation.module.css";

export const fragment = graphql`
  fragment ServicePreparation on Service {
    headings {
      preparation
    }
    preparation
  }
`;

export function ServicePreparation({ service }: { service: Queries.ServicePreparationFragment }) {
  const { headings, preparation } = service;
  return (
    <Section beside id="preparazione" title={headings?.preparation ?? sectionStrings.preparation}>
      <ul className={`pair ${styles.checklist}`}>
        {preparation.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
