import { graphql, type PageProps } from "gatsby";
import { listPath } from "../lib/list-pages";
import { present } from "../lib/present";
import { CallToAction } from "../sections/call-to-action";
import { Gallery } from "../sections/gallery";
import { Hero } from "../sections/hero";
import { ServiceCards } from "../sections/service-cards";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { DraftMark } from "../ui/draft-mark";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import * as styles from "./project.module.css";

export default function ProjectPage({ data, location }: PageProps<Queries.ProjectPageQuery>) {
  const project = present(data.project, "project");
  const { title, description, category, image, gallery, services } = project;
  const trail = { above: [{ name: sectionStrings.projectsCrumb, to: listPath(1) }], here: title };
  return (
    <>
      <Seo
        {...project.seo}
        pathname={location.pathname}
        trail={trail}
        pictures={[image, ...gallery.map((item) => item.image)]}
      />
      <Hero
        hero={{ title, subtitle: description, backgroundImage: image }}
        trail={trail}
        label={
          <>
            <DraftMark draft={project.draft} />
            <Badge>{category}</Badge>
          </>
        }
      >
        <ButtonLink to="/preventivo">{sectionStrings.requestQuote}</ButtonLink>
      </Hero>
      <Section
        id="progetto"
        title={sectionStrings.project}
        text={project.illustrative === true ? sectionStrings.illustrativeCase : null}
      >
        <div className={styles.columns}>
          <Prose paragraphs={project.fullDescription} />
          <div className={styles.technologies}>
            <h3>{sectionStrings.technologies}</h3>
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
      <Section id="galleria" title={sectionStrings.gallery}>
        <Gallery items={gallery} />
      </Section>
      {services.length > 0 ? (
        <Section id="servizi-collegati" title={sectionStrings.relatedServices}>
          <ServiceCards services={services} />
        </Section>
      ) : null}
      <CallToAction
        heading={{ title: sectionStrings.similarProject, text: sectionStrings.similarProjectText }}
      />
    </>
  );
}

export const query = graphql`
  query ProjectPage($slug: String!) {
    project(slug: { eq: $slug }) {
      title
      description
      category
      draft
      image {
        ...HeroPictureSource
      }
      seo {
        ...Seo
      }
      illustrative
      fullDescription
      technologiesUsed
      gallery {
        ...Gallery
      }
      services {
        ...ServiceCard
      }
    }
  }
`;
