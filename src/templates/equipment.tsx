import { graphql, type PageProps } from "gatsby";
import { requirePresent } from "../lib/require-present";
import { CallToAction } from "../sections/call-to-action";
import { EquipmentList, SoftwareList } from "../sections/equipment-list";
import { Hero } from "../sections/hero";
import { Seo } from "../seo/seo";
import { sectionStrings } from "../strings/sections";
import { Section } from "../ui/section";

export default function EquipmentPage({ data }: PageProps<Queries.EquipmentPageQuery>) {
  const page = requirePresent(data.equipmentPage, "equipmentPage");
  const equipment = data.allEquipment.nodes;
  const software = data.allSoftware.nodes;
  const services = data.allService.nodes;
  const trail = { current: page.hero.title };
  return (
    <>
      <Seo {...page.seo} trail={trail} mainImage={page.hero.backgroundImage} />
      <Hero hero={page.hero} trail={trail} motif="instruments" />
      {equipment.length > 0 ? (
        <Section id="strumenti" title={page.equipment.title} text={page.equipment.text}>
          <EquipmentList tools={equipment} services={services} />
        </Section>
      ) : null}
      {software.length > 0 ? (
        <Section id="software" title={page.software.title} text={page.software.text}>
          <SoftwareList tools={software} services={services} />
        </Section>
      ) : null}
      <CallToAction
        heading={sectionStrings.closing(requirePresent(data.studio, "studio").quoteValidityDays)}
      />
    </>
  );
}

export const query = graphql`
  query EquipmentPage {
    equipmentPage {
      ...PageOpening
      equipment {
        ...Heading
      }
      software {
        ...Heading
      }
    }
    studio {
      quoteValidityDays
    }
    allEquipment(sort: { order: ASC }) {
      nodes {
        ...EquipmentEntry
      }
    }
    allSoftware(sort: { order: ASC }) {
      nodes {
        ...SoftwareEntry
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceWithTools
      }
    }
  }
`;
