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
    isIllustrative
  }
`;

type RelatedLink = { to: string; title: string; text: string };

const RelatedLinks = ({ links }: { links: readonly RelatedLink[] }) =>
  links.length > 0 ? (
    <ul className={`columns ${styles.list}`}>
      {links.map(({ to, title, text }) => (
        <li key={to} className={styles.item}>
          <Link to={to} className={`strong ${styles.link}`}>
            {title}
          </Link>{" "}
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  ) : null;

type RelatedWorkProps = {
  service: Queries.RelatedServicesFragment;
  projects: readonly Queries.RelatedProjectFragment[];
};

export function RelatedWork({ service: { related }, projects }: RelatedWorkProps) {
  const relatedServices = related ?? [];
  if (projects.length + relatedServices.length === 0) return null;
  const hasIllustrativeProject = projects.some(({ isIllustrative }) => isIllustrative);
  return (
    <Section
      id="collegati"
      title={sectionStrings.relatedWork}
      text={hasIllustrativeProject ? sectionStrings.illustrativeProjects : null}
    >
      {projects.length > 0 ? <ProjectCards projects={projects} isBrief={projects.length > 1} /> : null}
      <RelatedLinks
        links={relatedServices.map(({ service: { slug, title }, text }) => ({
          to: `/services/${slug}`,
          title,
          text,
        }))}
      />
    </Section>
  );
}
