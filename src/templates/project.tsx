import { graphql, Link, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { CallToAction } from "../sections/call-to-action";
import { ComparisonSlider } from "../sections/comparison-slider";
import { Gallery } from "../sections/gallery";
import { Hero } from "../sections/hero";
import { ProjectSteps } from "../sections/project-steps";
import { ServiceCards } from "../sections/service-cards";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { DraftMark } from "../ui/draft-mark";
import { Section } from "../ui/section";
import { TitleBlock } from "../ui/title-block";
import * as styles from "./project.module.css";

function Neighbours({ previous, next }: Pick<Queries.ProjectPageQuery, "previous" | "next">) {
  if (!previous && !next) return null;
  return (
    <nav className={`container two-columns ${styles.neighbours}`} aria-label={sectionStrings.otherProjects}>
      {previous ? (
        <Link to={`/portfolio/${previous.slug}`} rel="prev">
          <span className="label quiet">{sectionStrings.previousProject}</span>
          {` ${previous.title}`}
        </Link>
      ) : null}
      {next ? (
        <Link to={`/portfolio/${next.slug}`} rel="next">
          <span className="label quiet">{sectionStrings.nextProject}</span>
          {` ${next.title}`}
        </Link>
      ) : null}
    </nav>
  );
}

export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const project = requirePresent(data.project, "project");
  const { title, description, category, image, fullDescription, gallery, services } = project;
  const trail = { parents: [{ name: sectionStrings.projectsCrumb, to: "/portfolio" }], current: title };
  return (
    <>
      <Seo {...project.seo} trail={trail} mainImage={image} />
      <article>
        <Hero
          hero={{ title, subtitle: description, backgroundImage: image }}
          trail={trail}
          eyebrow={
            <>
              <DraftMark draft={project.draft} />
              <Badge>{category}</Badge>
            </>
          }
        >
          <ButtonLink to="/preventivo">{sectionStrings.requestQuote}</ButtonLink>
        </Hero>
        {project.comparison ? (
          <Section id="confronto" title={sectionStrings.comparison}>
            <ComparisonSlider comparison={project.comparison} title={project.title} />
          </Section>
        ) : null}
        <Section
          id="progetto"
          title={sectionStrings.project}
          text={project.isIllustrative === true ? sectionStrings.illustrativeCase : null}
        >
          <TitleBlock facts={project.facts ?? []} />
          <ProjectSteps steps={fullDescription} />
          <div className={`axis ${styles.technologies}`}>
            <h3>{sectionStrings.technologies}</h3>
            <p>{project.technologiesUsed.join("\u00a0· ")}</p>
          </div>
        </Section>
        {gallery.length > 0 ? (
          <Section id="galleria" title={sectionStrings.gallery}>
            <Gallery items={gallery} />
          </Section>
        ) : null}
        {services.length > 0 ? (
          <Section id="servizi-collegati" title={sectionStrings.relatedServices}>
            <ServiceCards services={services} />
          </Section>
        ) : null}
      </article>
      <Neighbours previous={data.previous} next={data.next} />
      <CallToAction heading={sectionStrings.similarProject} />
    </>
  );
}

export const query = graphql`
  query ProjectPage($slug: String!, $previous: String, $next: String) {
    project(slug: { eq: $slug }) {
      title
      description
      category
      draft
      image {
        ...HeroPictureSource
        ...ProjectSquare
      }
      seo {
        ...Seo
      }
      isIllustrative
      fullDescription {
        ...ProjectStep
      }
      technologiesUsed
      facts {
        label
        value
      }
      comparison {
        ...Comparison
      }
      gallery {
        ...Gallery
      }
      services {
        ...ServiceCard
      }
    }
    previous: project(slug: { eq: $previous }) {
      slug
      title
    }
    next: project(slug: { eq: $next }) {
      slug
      title
    }
  }
`;
