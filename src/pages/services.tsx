import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { CallToAction } from "../sections/call-to-action";
import { Hero } from "../sections/hero";
import { PointList } from "../sections/point-list";
import { ServiceArea } from "../sections/service-area";
import { GroupedServiceCards } from "../sections/service-cards";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { ButtonLink } from "../ui/button-link";
import { Section } from "../ui/section";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = requirePresent(data.servicesPage, "servicesPage");
  const { benefits, list, method } = page;
  const studio = requirePresent(data.studio, "studio");
  const { serviceArea } = studio;
  const trail = { current: sectionStrings.servicesCrumb };
  return (
    <>
      <Seo {...page.seo} trail={trail} mainImage={page.hero.backgroundImage} studio={studio} />
      <Hero hero={page.hero} trail={trail} motif="relief">
        <ButtonLink to="/preventivo">{sectionStrings.requestQuote}</ButtonLink>
      </Hero>
      <Section id="vantaggi" title={benefits.heading.title} text={benefits.heading.text}>
        <PointList points={benefits.items} />
      </Section>
      <Section id="elenco" title={list.title} text={list.text}>
        <GroupedServiceCards data={data} hasFeatures />
      </Section>
      <Section id="metodo" title={method.heading.title} text={method.heading.text} ground="ink">
        <PointList points={method.items} isNumbered />
      </Section>
      <Section id="dove-operiamo" title={serviceArea.heading.title} text={serviceArea.heading.text}>
        <ServiceArea area={serviceArea} />
      </Section>
      <CallToAction heading={sectionStrings.closing(studio.quoteValidityDays)} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    servicesPage {
      ...PageOpening
      benefits {
        ...Points
      }
      list {
        ...Heading
      }
      method {
        ...Points
      }
    }
    studio {
      quoteValidityDays
      ...StudioFacts
      serviceArea {
        heading {
          ...Heading
        }
        ...ServedPlaces
      }
    }
    ...GroupedServices
  }
`;
