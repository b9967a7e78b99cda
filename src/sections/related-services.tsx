import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import * as styles from "./related-services.module.css";

export const fragment = graphql`
  fragment RelatedServices on Service {
    related {
      service {
        slug
        title
      }
      text
    }
  }
`;

/** Services that come before or after this one in real life, each with the reason. */
export function RelatedServices({ service: { related } }: { service: Queries.RelatedServicesFragment }) {
  if (!related || related.length === 0) return null;
  return (
    <Section id="prima-e-dopo" title={sectionStrings.neighbours}>
      <ul className={styles.list}>
        {related.map(({ service: { slug, title }, text }) => (
          <li key={slug} className={styles.item}>
            <Link to={`/services/${slug}`} className={styles.link}>
              {title}
            </Link>{" "}
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
