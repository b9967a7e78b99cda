import { graphql, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { CallToAction } from "../sections/call-to-action";
import { CheckList } from "../sections/check-list";
import { Deliverables } from "../sections/deliverables";
import { Hero } from "../sections/hero";
import { PointList } from "../sections/point-list";
import { ProjectCards } from "../sections/project-cards";
import { ServiceIntro } from "../sections/service-intro";
import { ServiceTools } from "../sections/service-tools";
import { Seo } from "../seo/seo";
import { ButtonLink } from "../ui/button";
import { Link } from "../ui/link";
import { Section } from "../ui/section";
import { strings } from "../words/sections";
import * as styles from "./service.module.css";

export default function ServicePage({ data, location }: PageProps<Queries.ServicePageQuery>) {
  const service = present(data.service, "service");
  const studio = present(data.studio, "studio");
  const projects = data.allProject.nodes;
  return (
    <>
      <Seo {...service.seo} pathname={location.pathname} />
      <Hero
        hero={service.hero}
        trail={{ above: [{ name: strings.servicesCrumb, to: "/services" }], here: service.title }}
      >
        <ButtonLink to={`/preventivo?servizio=${service.slug}`}>{strings.requestQuote}</ButtonLink>
        <ButtonLink to="/#servizi" look="secondary">
          {strings.showServices}
        </ButtonLink>
      </Hero>
      <ServiceIntro service={service} />
      <Deliverables service={service} />
      <Section id="metodo" title={strings.method} ground="ink">
        <PointList points={service.method} numbered />
      </Section>
      <Section id="preparazione" title={strings.preparation} text={strings.preparationText}>
        <CheckList items={service.preparation} />
      </Section>
      <Section id="domande" title={strings.questions}>
        <PointList
          points={service.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </Section>
      <ServiceTools service={service} />
      {projects.length > 0 ? (
        <Section id="progetti-collegati" title={strings.relatedProjects} text={strings.relatedProjectsText}>
          <ProjectCards projects={projects} />
          <p className={styles.all}>
            <Link to="/portfolio">{strings.allProjects}</Link>
          </p>
        </Section>
      ) : null}
      <CallToAction
        heading={{ title: strings.serviceQuestion(service.title), text: strings.serviceQuestionText }}
        service={service.slug}
        places={studio.serviceArea.places}
      />
    </>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      slug
      title
      seo {
        title
        description
      }
      hero {
        ...HeroTexts
      }
      ...ServiceIntro
      ...Deliverables
      method {
        ...TitledPoint
      }
      preparation
      questions {
        question
        answer
      }
      ...ServiceTools
    }
    studio {
      serviceArea {
        places {
          name
        }
      }
    }
    allProject(
      filter: { services: { elemMatch: { slug: { eq: $slug } } } }
      sort: { order: ASC }
      limit: 9
    ) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
