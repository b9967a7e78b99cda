import { graphql, type PageProps } from "gatsby";
import { listPath } from "../lib/list-pages";
import { present } from "../lib/present";
import { CallToAction } from "../sections/call-to-action";
import { Gallery } from "../sections/gallery";
import { Hero } from "../sections/hero";
import { ServiceCards } from "../sections/service-cards";
import { Seo } from "../seo/seo";
import { Badge } from "../ui/badge";
import { DraftMark } from "../ui/draft-mark";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import { sectionWords } from "../words/sections";
import * as styles from "./project.module.css";

export default function ProjectPage({ data, location }: PageProps<Queries.ProjectPageQuery>) {
  const project = present(data.project, "project");
  const { title, description, category, image, gallery, services } = project;
  return (
    <>
      <Seo {...project.seo} pathname={location.pathname} />
      <Hero
        hero={{ title, subtitle: description, backgroundImage: image }}
        trail={{ above: [{ name: sectionWords.projectsCrumb, to: listPath(1) }], here: title }}
        label={
          <>
            <DraftMark draft={project.draft} />
            <Badge>{category}</Badge>
          </>
        }
      />
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
      <Section id="galleria" title={sectionWords.gallery}>
        <Gallery items={gallery} />
      </Section>
      <Section id="servizi-collegati" title={sectionWords.relatedServices}>
        <ServiceCards services={services} />
      </Section>
      <CallToAction heading={{ title: sectionWords.similarProject, text: sectionWords.similarProjectText }} />
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
