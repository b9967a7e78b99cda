import { graphql, Link, type PageProps } from "gatsby";
import { present } from "../lib/present";
import { Blocks } from "../sections/blocks";
import { CallToAction } from "../sections/call-to-action";
import { Deliverables } from "../sections/deliverables";
import { Hero } from "../sections/hero";
import { PointList } from "../sections/point-list";
import { ProjectCards } from "../sections/project-cards";
import { ServiceTools } from "../sections/service-tools";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { ButtonLink } from "../ui/button";
import { FactList } from "../ui/fact-list";
import { Section } from "../ui/section";
import * as styles from "./service.module.css";

export default function ServicePage({ data, location }: PageProps<Queries.ServicePageQuery>) {
  const service = present(data.service, "service");
  const studio = present(data.studio, "studio");
  const projects = data.allProject.nodes;
  const trail = { above: [{ name: sectionStrings.servicesCrumb, to: "/services" }], here: service.title };
  const { places } = studio.serviceArea;
  return (
    <>
      <Seo
        {...service.seo}
        pathname={location.pathname}
        trail={trail}
        pictures={[service.hero.backgroundImage]}
        service={{ ...service, places }}
      />
      <Hero hero={service.hero} trail={trail} label={places.map(({ name }) => name).join(" · ")}>
        <ButtonLink to={`/preventivo?servizio=${service.slug}`}>{sectionStrings.requestQuote}</ButtonLink>
        <ButtonLink to="/#servizi" look="secondary">
          {sectionStrings.showServices}
        </ButtonLink>
      </Hero>
      <Section id="servizio" title={service.intro.title} text={service.intro.paragraphs}>
        <PointList points={service.intro.points} />
      </Section>
      <Blocks blocks={service.specificSections} id="approfondimento" />
      <Deliverables service={service} />
      <Section id="metodo" title={sectionStrings.method} ground="ink">
        <PointList points={service.method} numbered />
        <FactList
          facts={{
            [sectionStrings.usualDuration]: service.usualDuration,
            [sectionStrings.filedBy]: service.filedBy,
          }}
        />
      </Section>
      <Section id="preparazione" title={sectionStrings.preparation} text={sectionStrings.preparationText}>
        <ul className={styles.checklist}>
          {service.preparation.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section id="domande" title={sectionStrings.questions}>
        <PointList points={service.questions} />
        <FactList
          facts={{
            [sectionStrings.law]: service.law && sectionStrings.lawOn(service.law.checkedOn),
          }}
        />
      </Section>
      <ServiceTools service={service} linked={data.equipmentPage !== null} />
      {projects.length > 0 ? (
        <Section
          id="progetti-collegati"
          title={sectionStrings.relatedProjects}
          text={sectionStrings.relatedProjectsText}
        >
          <ProjectCards projects={projects} />
          <p className={styles.all}>
            <Link to="/portfolio">{sectionStrings.allProjects}</Link>
          </p>
        </Section>
      ) : null}
      <CallToAction
        heading={{
          title: sectionStrings.serviceQuestion(service.title),
          text: sectionStrings.serviceQuestionText(studio.quoteValidityDays),
        }}
        service={service.slug}
        places={places}
      />
    </>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      slug
      title
      description
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      intro {
        title
        paragraphs
        points {
          ...TitledPoint
        }
      }
      specificSections {
        ...Block
      }
      ...Deliverables
      method {
        ...TitledPoint
      }
      preparation
      questions {
        title: question
        text: answer
      }
      law {
        checkedOn(formatString: "D MMMM YYYY", locale: "it")
      }
      usualDuration
      filedBy
      ...ServiceTools
    }
    equipmentPage {
      hero {
        title
      }
    }
    studio {
      quoteValidityDays
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
