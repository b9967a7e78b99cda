import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { CallToAction } from "../sections/call-to-action";
import { CaseStudy } from "../sections/case-study";
import { Counters } from "../sections/counters";
import { Hero } from "../sections/hero";
import { PointList } from "../sections/point-list";
import { GroupedServiceCards } from "../sections/service-cards";
import { Sheet } from "../sections/sheet";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { ButtonLink } from "../ui/button-link";
import { Section } from "../ui/section";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = requirePresent(data.homePage, "homePage");
  const { works } = page;
  const studio = requirePresent(data.studio, "studio");
  return (
    <>
      <Seo {...page.seo} mainImage={page.hero.backgroundImage} studio={studio} />
      <Hero hero={page.hero} comparison={page.comparison} motif="region" isTall>
        <ButtonLink to="/preventivo">{sectionStrings.requestQuote}</ButtonLink>
        <ButtonLink to="/#servizi" variant="secondary">
          {sectionStrings.showServices}
        </ButtonLink>
      </Hero>
      <Section id="servizi" title={page.services.title} text={page.services.text}>
        <GroupedServiceCards data={data} />
      </Section>
      {works && works.projects.length > 0 ? (
        <Section id="lavori" title={works.heading.title} text={works.heading.text}>
          {works.projects.map((project) => (
            <CaseStudy key={project.slug} project={project} />
          ))}
        </Section>
      ) : null}
      {works?.sheets.map((service) => (
        <Sheet key={service.slug} service={service} isOnOtherPage />
      ))}
      <Section id="perche-noi" title={page.whyChoose.heading.title} text={page.whyChoose.heading.text}>
        <PointList points={page.whyChoose.items} />
      </Section>
      <Counters studio={studio} />
      <CallToAction heading={page.callToAction} places={studio.serviceArea.provinces ?? []} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      ...PageOpening
      comparison {
        ...HeroComparison
      }
      services {
        ...Heading
      }
      works {
        heading {
          ...Heading
        }
        projects {
          ...CaseStudy
        }
        sheets {
          ...Sheet
        }
      }
      whyChoose {
        ...Points
      }
      callToAction {
        ...Heading
      }
    }
    studio {
      ...Counters
      ...StudioFacts
    }
    ...GroupedServices
  }
`;
