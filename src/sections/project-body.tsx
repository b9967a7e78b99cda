import { graphql } from "gatsby";
import { Badge } from "../ui/badge";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import { sectionWords } from "../words/sections";
import * as styles from "./project-body.module.css";

export const fragment = graphql`
  fragment ProjectBody on Project {
    illustrative
    fullDescription
    technologiesUsed
  }
`;

/** The full description and the technologies of a project. */
export function ProjectBody({ project }: { project: Queries.ProjectBodyFragment }) {
  return (
    <Section
      id="progetto"
      title={sectionWords.project}
      text={project.illustrative === true ? sectionWords.illustrativeCase : null}
    >
      <div className={styles.columns}>
        <Prose paragraphs={project.fullDescription} />
        <div className={styles.technologies}>
          <h3>{sectionWords.technologies}</h3>
          <ul className={styles.tags}>
            {project.technologiesUsed.map((technology) => (
              <li key={technology}>
                <Badge>{technology}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
