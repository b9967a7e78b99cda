import { graphql, Link } from "gatsby";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";
import { ProjectCards } from "./project-cards";
import * as styles from "./service-projects.module.css";

export const fragment = graphql`
  fragment ServiceProject on Project {
    ...ProjectCard
    image {
      ...Thumbnail
    }
    illustrative
  }
`;

/** A few projects in which a service was used, and the way to all. */
export function ServiceProjects({ projects }: { projects: readonly Queries.ServiceProjectFragment[] }) {
  if (projects.length === 0) return null;
  const text = projects.every(({ illustrative }) => illustrative)
    ? sectionStrings.illustrativeProjectsText
    : sectionStrings.relatedProjectsText;
  return (
    <Section id="progetti-collegati" title={sectionStrings.relatedProjects} text={text}>
      <ProjectCards projects={projects} brief={projects.length > 1} />
      <p className={styles.all}>
        <Link to="/portfolio">{sectionStrings.allProjects}</Link>
      </p>
    </Section>
  );
}
