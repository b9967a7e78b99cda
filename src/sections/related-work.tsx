import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import { ProjectCards } from "./project-cards";
import * as styles from "./related-work.module.css";

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
  fragment RelatedProject on Project {
    ...ProjectCard
    image {
      ...Thumbnail
    }
    illustrative
  }
`;

type RelatedWorkProps = {
  service: Queries.RelatedServicesFragment;
  projects: readonly Queries.RelatedProjectFragment[];
};

export function RelatedWork({ service: { related }, projects }: RelatedWorkProps) {
  const services = related ?? [];
  if (projects.length + services.length === 0) return null;
  const isInvented = projects.some(({ illustrative }) => illustrative);
  return (
    <Section
      id="collegati"
      title={sectionStrings.relatedWork}
      text={isInvented ? sectionStrings.illustrativeProjects : null}
    >
      {projects.length > 0 ? <ProjectCards projects={projects} brief={projects.length > 1} /> : null}
      {services.length > 0 ? (
        <ul className={styles.list}>
          {services.map(({ service: { slug, title }, text }) => (
            <li key={slug} className={styles.item}>
              <Link to={`/services/${slug}`} className={`strong ${styles.link}`}>
                {title}
              </Link>{" "}
              <span className={`quiet ${styles.text}`}>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
